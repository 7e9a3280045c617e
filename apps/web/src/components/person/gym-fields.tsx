import { useTranslation } from "react-i18next";
import { FieldGrid } from "#web/components/fields/field-grid.tsx";
import { type GroupProps, groupOf } from "#web/components/fields/form-fields.ts";
import { AffiliationPicker } from "#web/components/pickers/affiliation-picker.tsx";
import { GymPicker } from "#web/components/pickers/gym-picker.tsx";
import type { PersonValues } from "./person-values.ts";

/** For whom a person fights, and the federation they belong to. */
export function GymFields(group: GroupProps) {
  const { t } = useTranslation("people");
  const { values, input, set } = groupOf<PersonValues>(group);
  return (
    <FieldGrid>
      <GymPicker
        label={t("fields.gym")}
        value={values.gymId}
        onChange={(gymId) => set("gymId", gymId)}
        error={input("gymId").error}
      />
      <AffiliationPicker
        label={t("fields.affiliation")}
        value={values.affiliationId}
        onChange={(affiliationId) => set("affiliationId", affiliationId)}
        error={input("affiliationId").error}
      />
    </FieldGrid>
  );
}
