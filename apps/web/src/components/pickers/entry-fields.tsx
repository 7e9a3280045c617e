import { brazilianStates } from "@chave/contract";
import { Radio, Select, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CountrySelect } from "#web/components/fields/country-select.tsx";
import { FieldGrid } from "#web/components/fields/field-grid.tsx";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { EntrySelect } from "./entry-select.tsx";
import type { EntryValues } from "./entry-values.ts";

type Props = {
  kind: DirectoryKind;
  form: UseFormReturnType<EntryValues>;
  /** Stands below the name: what is much like it. */
  belowName?: ReactNode;
  /** The entry itself, which is no headquarters of its own. */
  ownId?: string;
  cityRequired?: boolean;
};

/** The fields of a gym or a federation. */
export function EntryFields({ kind, form, belowName, ownId, cityRequired = false }: Props) {
  const { t } = useTranslation("gyms");
  const { isBranch, country, headquartersId } = form.values;
  return (
    <Stack>
      <div>
        <TextInput
          label={t(`${kind}.form.name`)}
          description={t(`${kind}.form.nameHint`)}
          required
          autoComplete="off"
          data-autofocus
          {...form.getInputProps("name")}
        />
        {belowName}
      </div>
      <FieldGrid>
        <TextInput
          label={t("form.city")}
          required={cityRequired}
          autoComplete="address-level2"
          {...form.getInputProps("city")}
        />
        {country === "BR" ? (
          <Select
            label={t("form.state")}
            data={brazilianStates.toSorted()}
            searchable
            clearable
            clearButtonProps={{
              "aria-label": t("form.noState"),
              "aria-hidden": false,
              tabIndex: 0,
            }}
            nothingFoundMessage={t("form.stateUnknown")}
            {...form.getInputProps("state")}
            value={form.values.state || null}
            onChange={(state) => form.setFieldValue("state", state ?? "")}
          />
        ) : (
          <TextInput label={t("form.region")} {...form.getInputProps("state")} />
        )}
      </FieldGrid>
      <CountrySelect
        label={t("form.country")}
        {...form.getInputProps("country")}
        onChange={(next) => form.setValues({ country: next, state: "" })}
      />
      <TextInput
        type="email"
        label={t("form.email")}
        autoComplete="email"
        {...form.getInputProps("email")}
      />
      <PhoneField label={t("form.phone")} {...form.getInputProps("phone")} />
      <Radio.Group
        label={t("form.place")}
        size="md"
        value={isBranch ? "branch" : "headquarters"}
        onChange={(place) => form.setFieldValue("isBranch", place === "branch")}
      >
        <Stack gap={0}>
          <Radio
            size="md"
            iconColor="var(--on-ink)"
            py={8}
            value="headquarters"
            label={t(`${kind}.form.headquarters`)}
          />
          <Radio
            size="md"
            iconColor="var(--on-ink)"
            py={8}
            value="branch"
            label={t(`${kind}.form.branch`)}
          />
        </Stack>
      </Radio.Group>
      {isBranch && (
        <EntrySelect
          kind={kind}
          label={t("form.headquartersOf")}
          description={t("form.headquartersHint")}
          value={headquartersId}
          onChange={(id) => form.setFieldValue("headquartersId", id)}
          error={form.errors.headquartersId}
          onlyHeadquarters
          without={ownId ? [ownId] : []}
        />
      )}
    </Stack>
  );
}
