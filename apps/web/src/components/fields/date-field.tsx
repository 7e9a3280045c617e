import { ActionIcon, Popover } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Calendar, type CalendarProps } from "./calendar.tsx";
import { MaskedInput, type MaskedInputProps } from "./masked-input.tsx";

type Props = Omit<MaskedInputProps, "mask"> &
  Pick<CalendarProps, "minDate" | "maxDate" | "isBirthDate">;

/**
 * A day, typed as dd/mm/aaaa in every language or picked from a calendar. Keeps `YYYY-MM-DD`; what is not yet a whole
 * date is kept as typed, so that the schema refuses it.
 */
export function DateField({ minDate, maxDate, isBirthDate, ...props }: Props) {
  const { t } = useTranslation("people");
  const [open, setOpen] = useState(false);
  const pick = (day: string) => {
    props.onChange?.(day);
    setOpen(false);
  };

  return (
    <MaskedInput
      mask="date"
      placeholder={t("fields.dateExample")}
      autoComplete={isBirthDate ? "bday" : "off"}
      rightSectionWidth={44}
      rightSection={
        <Popover opened={open} onChange={setOpen} trapFocus returnFocus position="bottom-end">
          <Popover.Target>
            <ActionIcon
              aria-label={t("fields.calendar")}
              disabled={props.disabled}
              onClick={() => setOpen(!open)}
            >
              <IconCalendar size={20} aria-hidden />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Calendar
              day={props.value ?? ""}
              onPick={pick}
              {...{ minDate, maxDate, isBirthDate }}
            />
          </Popover.Dropdown>
        </Popover>
      }
      {...props}
    />
  );
}
