import { belts, sports } from "@chave/contract";
import { ActionIcon, Button, Input, NativeSelect, Stack } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { today } from "#web/lib/today.ts";
import classes from "./belts-field.module.css";
import { DateField } from "./date-field.tsx";
import { type FormFields, groupOf } from "./form-fields.ts";

type GraduationValues = { sport: string; belt: string; graduatedOn: string };
type Props = { form: FormFields; path: string };

/** The belts of a person: one row for each sport and graduation. The latest of a sport is the one that counts. */
export function BeltsField({ form, path }: Props) {
  const { t } = useTranslation("people");
  const { values } = groupOf<unknown[]>({ form, prefix: `${path}.` });
  const addButton = useRef<HTMLButtonElement>(null);
  const { error, ...listProps } = form.getInputProps(path);
  const rows = values.map((_, index) => ({ prefix: `${path}.${index}.`, index }));

  return (
    <Stack>
      {rows.map(({ prefix, index }) => (
        <BeltRow
          key={prefix}
          form={form}
          prefix={prefix}
          position={index + 1}
          onRemove={() => {
            form.removeListItem(path, index);
            addButton.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          data-path={(listProps as Record<string, string>)["data-path"]}
          onClick={() =>
            form.insertListItem(path, { sport: nextSport(values), belt: "", graduatedOn: "" })
          }
        >
          {t(rows.length === 0 ? "fields.addBelt" : "fields.addAnotherBelt")}
        </Button>
        {error && <Input.Error mt={8}>{error}</Input.Error>}
      </div>
    </Stack>
  );
}

type RowProps = { form: FormFields; prefix: string; position: number; onRemove: () => void };

function BeltRow({ form, prefix, position, onRemove }: RowProps) {
  const { t } = useTranslation(["people", "enums"]);
  const { input } = groupOf<GraduationValues>({ form, prefix });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its children out in ways of its own.
    <div className={classes.row} role="group" aria-label={t("fields.beltNumber", { position })}>
      <NativeSelect
        label={t("fields.sport")}
        data={sports.map((value) => ({ value, label: t(`enums:sport.${value}`) }))}
        {...input("sport")}
      />
      <NativeSelect
        label={t("fields.belt")}
        required
        data={[
          { value: "", label: t("fields.choose") },
          ...belts.map((value) => ({ value, label: t(`enums:belt.${value}`) })),
        ]}
        {...input("belt")}
      />
      <DateField label={t("fields.graduatedOn")} maxDate={today()} {...input("graduatedOn")} />
      <ActionIcon
        className={classes.remove}
        aria-label={t("fields.removeBelt", { position })}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The first sport that has no row yet. */
const nextSport = (rows: readonly unknown[]): string =>
  sports.find((sport) => !rows.some((row) => (row as GraduationValues).sport === sport)) ??
  sports[0];
