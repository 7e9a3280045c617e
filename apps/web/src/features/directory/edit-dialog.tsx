import { Button, Group, Modal, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { EntryFields } from "#web/components/pickers/entry-fields.tsx";
import { toEntryInput } from "#web/components/pickers/entry-values.ts";
import { type DirectoryKind, directories } from "#web/lib/directory.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { type KeptEntry, useUpdateEntry } from "./directory.api.ts";

type Props = { kind: DirectoryKind; entry: KeptEntry; onClose: () => void };

export function EditDialog({ kind, entry, onClose }: Props) {
  const { t } = useTranslation(["gyms", "common"]);
  const update = useUpdateEntry(kind, entry.id);
  const { name, email, phone, city, state, country, isBranch, headquarters } = entry;
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: directories[kind].update.body,
    initialValues: {
      ...{ name, city, state, country, isBranch },
      email: email ?? "",
      phone: phone ?? "",
      headquartersId: headquarters?.id ?? null,
    },
    toInput: toEntryInput,
    submit: async (input) => {
      await update.mutateAsync(input);
      showDone(t("common:state.saved"));
      onClose();
    },
    fieldOf: {
      gym_name_taken: "name",
      affiliation_name_taken: "name",
      headquarters_not_possible: "headquartersId",
    },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("admin.editTitle", { name })}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <EntryFields kind={kind} form={form} ownId={entry.id} />
          <FormRefusal message={refusal} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common:action.cancel")}
            </Button>
            <Button type="submit" loading={pending}>
              {t("common:action.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
