import { addChild, type CallOf, type Profile } from "@chave/contract";
import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { PersonFields } from "#web/components/person/person-fields.tsx";
import {
  emptyPerson,
  type PersonValues,
  toPersonInput,
} from "#web/components/person/person-values.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { GuardianConsent } from "./guardian-consent.tsx";
import { useAddChild } from "./people.api.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";

type Props = {
  /** The parent, when the login has a person: the guardian is filled in, and the gym is often the same. */
  parent: Profile | null;
  onAdded: () => void;
};

type Values = PersonValues & { consent: boolean };

const toInput = ({ consent, ...values }: Values): CallOf<typeof addChild>["body"] => {
  const { graduations: _later, ...person } = toPersonInput(values);
  return { ...person, consent: consent as true };
};

const sections = ["identity", "guardian", "gym", "document"] as const;

export function ChildForm({ parent, onAdded }: Props) {
  const { t } = useTranslation("people");
  const add = useAddChild();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: addChild.body,
    initialValues: valuesBeside(parent),
    toInput,
    submit: async (input) => {
      const { name } = await add.mutateAsync(input);
      showDone(t("family.added", { name }));
      onAdded();
    },
    fieldOf: { guardian_required: "guardian.name" },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xl">
        <PersonFields form={form} sections={sections} />
        <GuardianConsent {...form.getInputProps("consent", { type: "checkbox" })} />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("family.save")}
          </Button>
        </Group>
      </Stack>
      <UnsavedChanges unsaved={form.isDirty() && !add.isPending && !add.isSuccess} />
    </form>
  );
}

function valuesBeside(parent: Profile | null): Values {
  const empty = { ...emptyPerson, consent: false };
  if (!parent) return empty;
  const document = parent.document ?? emptyPerson.guardian.document;
  return {
    ...empty,
    country: parent.country,
    gymId: parent.gymId,
    guardian: { name: parent.name, document },
  };
}
