import { type CallOf, type ClaimProof, claimProof, type searchClaims } from "@chave/contract";
import { Button, Group, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DateField } from "#web/components/fields/date-field.tsx";
import { DocumentField } from "#web/components/fields/document-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import type { DocumentValues } from "#web/components/person/person-values.ts";
import { today } from "#web/lib/today.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import classes from "./claim-search.module.css";

type Props = {
  /** The login's own address; null while it is not verified. */
  email: string | null;
  search: (proof: CallOf<typeof searchClaims>["body"]) => Promise<unknown>;
};

type Values = { by: ClaimProof["by"]; document: DocumentValues; name: string; birthDate: string };

const ways = ["document", "email", "name"] as const;

const toInput = ({ by, document, name, birthDate }: Values) => {
  if (by === "email") return { by };
  return (by === "name" ? { by, name, birthDate } : { by, document }) as CallOf<
    typeof searchClaims
  >["body"];
};

/** How somebody shows that an athlete of a list is they or their child. */
export function ClaimSearch({ email, search }: Props) {
  const { t } = useTranslation("people");
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: claimProof,
    initialValues: {
      by: "document",
      document: { type: "cpf", number: "", country: "BR" },
      name: "",
      birthDate: "",
    } as Values,
    toInput,
    submit: search,
  });
  const { by } = form.values;

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Radio.Group label={t("claim.how")} {...form.getInputProps("by")}>
          <Stack gap={0} mt="xs">
            {ways.map((way) => (
              <Radio
                key={way}
                size="md"
                className={classes.way}
                value={way}
                label={t(`claim.by.${way}`)}
                disabled={way === "email" && email === null}
                description={way === "email" && email === null && t("claim.emailUnverified")}
              />
            ))}
          </Stack>
        </Radio.Group>
        {by === "document" && <DocumentField form={form} prefix="document." required />}
        {by === "email" && <Text c="dimmed">{t("claim.emailHint", { email })}</Text>}
        {by === "name" && (
          <>
            <TextInput
              label={t("fields.name")}
              required
              autoComplete="off"
              {...form.getInputProps("name")}
            />
            <DateField
              label={t("fields.birthDate")}
              required
              isBirthDate
              autoComplete="off"
              maxDate={today()}
              {...form.getInputProps("birthDate")}
            />
          </>
        )}
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("claim.search")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
