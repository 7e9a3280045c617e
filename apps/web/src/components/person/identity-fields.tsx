import { Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CountrySelect } from "#web/components/fields/country-select.tsx";
import { DateField } from "#web/components/fields/date-field.tsx";
import { FieldGrid } from "#web/components/fields/field-grid.tsx";
import { type GroupProps, groupOf } from "#web/components/fields/form-fields.ts";
import { SexField } from "#web/components/fields/sex-field.tsx";
import { WeightInput } from "#web/components/weight-input.tsx";
import { today } from "#web/lib/today.ts";
import type { PersonValues } from "./person-values.ts";

/** Who it is, and what decides in which categories they fight. */
export function IdentityFields(group: GroupProps) {
  const { t } = useTranslation("people");
  const { input } = groupOf<PersonValues>(group);
  return (
    <Stack>
      <TextInput label={t("fields.name")} required autoComplete="name" {...input("name")} />
      <FieldGrid>
        <DateField
          label={t("fields.birthDate")}
          required
          isBirthDate
          maxDate={today()}
          {...input("birthDate")}
        />
        <SexField label={t("fields.sex")} required {...input("sex")} />
        <WeightInput
          label={t("fields.weight")}
          description={t("fields.weightHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...input("weight")}
        />
        <CountrySelect label={t("fields.nationality")} {...input("country")} />
      </FieldGrid>
    </Stack>
  );
}
