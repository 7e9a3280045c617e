import { type StaffMember, updateStaff } from "@chave/contract";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useUpdateStaff } from "./staff.api.ts";
import { type MatChoice, TaskFields, taskOf } from "./task-fields.tsx";

type Props = { member: StaffMember; mats: readonly MatChoice[]; onClose: () => void };

/** Another role, or another mat. */
export function EditTaskDialog({ member, mats, onClose }: Props) {
  const { t } = useTranslation(["staff", "common"]);
  const { name, role, mat } = member;
  const update = useUpdateStaff(member.id);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: updateStaff.body,
    initialValues: { role: role as string, matId: mat?.id ?? "" },
    toInput: taskOf,
    submit: async (input) => {
      await update.mutateAsync(input);
      showDone(t("form.saved", { name }));
      onClose();
    },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("form.editTitle", { name })}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {member.state === "active" && <Text c="dimmed">{t("form.editHint", { name })}</Text>}
          <TaskFields form={form} mats={mats} />
          <FormRefusal message={refusal} />
          <Group justify="flex-end">
            <Button type="submit" loading={pending}>
              {t("common:action.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
