import { Button, Group, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { type DirectoryKind, directories, useRegisterEntry } from "#web/lib/directory.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { EntryFields } from "./entry-fields.tsx";
import { emptyEntry, toEntryInput } from "./entry-values.ts";
import { SimilarNames } from "./similar-names.tsx";

type Props = {
  kind: DirectoryKind;
  name?: string;
  onRegistered: (entry: { id: string; name: string }) => void;
  onPick?: (id: string) => void;
};

/** Proposes a gym or a federation; an admin approves it. */
export function RegisterForm({ kind, name = "", onRegistered, onPick }: Props) {
  const { t } = useTranslation("gyms");
  const register = useRegisterEntry(kind);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: directories[kind].register.body,
    initialValues: { ...emptyEntry, name },
    toInput: toEntryInput,
    submit: async (input) => onRegistered(await register.mutateAsync(input)),
    fieldOf: {
      gym_name_taken: "name",
      affiliation_name_taken: "name",
      headquarters_not_possible: "headquartersId",
    },
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // In a dialog this form stands inside another one, which must not be sent with it.
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      <Stack gap="lg">
        <EntryFields
          kind={kind}
          form={form}
          cityRequired
          belowName={<SimilarNames kind={kind} name={form.values.name} onPick={onPick} />}
        />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t(`${kind}.register.action`)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
