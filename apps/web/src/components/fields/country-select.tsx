import { Select, type SelectProps } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { countries } from "#web/lib/countries.ts";

type Props = Omit<SelectProps, "data" | "onChange"> & {
  onChange?: (code: string) => void;
  /** "Brasil +55" */
  withCallingCode?: boolean;
};

/** A country, found by typing its name. Keeps its two letters. */
export function CountrySelect({ onChange, withCallingCode = false, ...props }: Props) {
  const { t } = useTranslation("people");
  const [language] = useLanguage();
  const [isOpen, setOpen] = useState(false);
  // A form draws itself at each key: the 240 others stand there only while somebody chooses.
  const offered = countries(language).filter(({ code }) => isOpen || code === props.value);

  return (
    <Select
      searchable
      allowDeselect={false}
      autoComplete="off"
      nothingFoundMessage={t("fields.noCountry")}
      {...props}
      data={offered.map(({ code, name, callingCode }) => ({
        value: code,
        label: withCallingCode ? `${name} +${callingCode}` : name,
      }))}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onChange={(code) => code !== null && onChange?.(code)}
    />
  );
}
