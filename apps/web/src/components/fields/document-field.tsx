import { NativeSelect, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CountrySelect } from "./country-select.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { type GroupProps, groupOf } from "./form-fields.ts";
import { MaskedInput } from "./masked-input.tsx";

type DocumentValues = { type: "cpf" | "passport" | "other"; number: string; country: string };

const kinds = ["cpf", "passport", "other"] as const;

/** What proves who somebody is: a CPF, or another paper with the country that gave it. */
export function DocumentField({ required, ...group }: GroupProps & { required?: boolean }) {
  const { t } = useTranslation("people");
  const { values, input, set } = groupOf<DocumentValues>(group);
  const isCpf = values.type === "cpf";

  return (
    <Stack>
      <FieldGrid>
        <NativeSelect
          label={t("fields.documentType")}
          data={kinds.map((kind) => ({ value: kind, label: t(`fields.documentTypes.${kind}`) }))}
          {...input("type")}
          onChange={({ currentTarget }) => {
            set("type", currentTarget.value as DocumentValues["type"]);
            // A number of one paper is not the number of another.
            set("number", "");
          }}
        />
        {isCpf ? (
          <MaskedInput
            mask="cpf"
            label={t("fields.cpf")}
            placeholder="000.000.000-00"
            required={required}
            {...input("number")}
          />
        ) : (
          <TextInput
            label={t("fields.documentNumber")}
            autoComplete="off"
            maxLength={40}
            required={required}
            {...input("number")}
          />
        )}
      </FieldGrid>
      {!isCpf && <CountrySelect label={t("fields.documentCountry")} {...input("country")} />}
    </Stack>
  );
}
