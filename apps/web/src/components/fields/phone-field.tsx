import type { CountryCode } from "libphonenumber-js";
import { type ClipboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { nationalPart, phoneCountry, phoneMask, phoneNumber } from "#web/lib/phone-number.ts";
import { CountrySelect } from "./country-select.tsx";
import { MaskedInput, type MaskedInputProps } from "./masked-input.tsx";
import classes from "./phone-field.module.css";

type Props = Omit<MaskedInputProps, "mask"> & {
  /** E.164, or empty. */
  value?: string;
};

/** A telephone number: the country, then the number as that country writes it. Keeps E.164. */
export function PhoneField({ value = "", onChange, ...props }: Props) {
  const { t } = useTranslation("people");
  const [chosen, setChosen] = useState<CountryCode>("BR");
  const country = phoneCountry(value, chosen);

  const change = (next: CountryCode, national: string) => {
    setChosen(next);
    onChange?.(phoneNumber(next, national));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text").trim();
    if (!text.startsWith("+")) return;
    event.preventDefault();
    const number = `+${text.replace(/\D/g, "")}`;
    const its = phoneCountry(number, country);
    change(its, nationalPart(number, its));
  };

  return (
    <div className={classes.pair}>
      <CountrySelect
        label={t("fields.phoneCountry")}
        withCallingCode
        disabled={props.disabled}
        comboboxProps={{ width: 280, position: "bottom-start" }}
        value={country}
        onChange={(code) => change(code as CountryCode, nationalPart(value, country))}
      />
      <MaskedInput
        type="tel"
        autoComplete="tel-national"
        placeholder={country === "BR" ? "(81) 99999-9999" : undefined}
        {...props}
        mask={phoneMask(country)}
        value={nationalPart(value, country)}
        onChange={(national) => change(country, national)}
        onPaste={paste}
      />
    </div>
  );
}
