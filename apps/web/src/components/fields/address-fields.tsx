import { type Address, brazilianStates } from "@chave/contract";
import { Loader, Select, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CountrySelect } from "./country-select.tsx";
import { FieldGrid } from "./field-grid.tsx";
import { type GroupProps, groupOf } from "./form-fields.ts";
import { MaskedInput } from "./masked-input.tsx";
import { usePostalCode } from "./use-postal-code.ts";

/** An address. In Brazil the CEP fills in what it knows; everything can be typed by hand at any time. */
export function AddressFields(group: GroupProps) {
  const { t } = useTranslation("people");
  const { values, input, set } = groupOf<Address>(group);
  const { looking, note, lookUp } = usePostalCode({ values, set });
  const isBrazil = values.country === "BR";

  return (
    <Stack>
      <FieldGrid>
        <CountrySelect
          label={t("fields.country")}
          {...input("country")}
          onChange={(country) => {
            set("country", country);
            // A state of the list in one country, a free text in the other.
            if ((country === "BR") !== isBrazil) set("state", "");
          }}
        />
        {isBrazil ? (
          <MaskedInput
            mask="cep"
            label={t("fields.postalCode")}
            placeholder="00000-000"
            autoComplete="postal-code"
            rightSection={looking && <Loader size="xs" />}
            description={note ?? t("fields.postalCodeHint")}
            descriptionProps={{ "aria-live": "polite" }}
            inputWrapperOrder={["label", "input", "description", "error"]}
            {...input("postalCode")}
            onChange={(postalCode) => {
              set("postalCode", postalCode);
              void lookUp(postalCode);
            }}
          />
        ) : (
          <TextInput
            label={t("fields.postalCodeAbroad")}
            autoComplete="postal-code"
            {...input("postalCode")}
          />
        )}
      </FieldGrid>
      <FieldGrid columns="wide">
        <TextInput label={t("fields.city")} autoComplete="address-level2" {...input("city")} />
        {isBrazil ? (
          <Select
            label={t("fields.state")}
            data={brazilianStates.toSorted()}
            searchable
            clearable
            clearButtonProps={{ "aria-label": t("fields.clearState") }}
            autoComplete="off"
            nothingFoundMessage={t("fields.noState")}
            {...input("state")}
            value={values.state || null}
            onChange={(state) => set("state", state ?? "")}
          />
        ) : (
          <TextInput
            label={t("fields.stateAbroad")}
            autoComplete="address-level1"
            {...input("state")}
          />
        )}
      </FieldGrid>
      <TextInput
        label={t("fields.neighborhood")}
        autoComplete="address-level3"
        {...input("neighborhood")}
      />
      <FieldGrid columns="wide">
        <TextInput label={t("fields.street")} autoComplete="address-line1" {...input("street")} />
        <TextInput label={t("fields.number")} autoComplete="off" {...input("number")} />
      </FieldGrid>
      <TextInput
        label={t("fields.complement")}
        autoComplete="address-line2"
        {...input("complement")}
      />
    </Stack>
  );
}
