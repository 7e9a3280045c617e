import { type EventDetail, type EventSummary, inviteStaff } from "@chave/contract";
import { Button, Group, Modal, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useInviteStaff } from "./staff.api.ts";
import { type MatChoice, TaskFields, taskOf } from "./task-fields.tsx";

type Props = {
  event: Pick<EventSummary | EventDetail, "id" | "name">;
  mats: readonly MatChoice[];
  /** A link comes only where the server sends no mail. */
  onInvited: (invitation: { name: string; link: string | null }) => void;
  onClose: () => void;
};

export function InviteDialog({ event, mats, onInvited, onClose }: Props) {
  const { t } = useTranslation(["staff", "common"]);
  const invite = useInviteStaff(event.id);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: inviteStaff.body,
    initialValues: { name: "", email: "", role: "scoreboard_manager", matId: "" },
    toInput: ({ name, email, ...task }) => ({ name, email: email.trim(), ...taskOf(task) }),
    submit: async (input) => {
      const { member, link } = await invite.mutateAsync(input);
      if (link === null) showDone(t("form.sent", { email: member.email }));
      onInvited({ name: member.name, link });
    },
    fieldOf: { staff_already_invited: "email" },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("form.inviteTitle", { event: event.name })}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput
            label={t("form.name")}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <TextInput
            type="email"
            label={t("form.email")}
            autoComplete="off"
            {...form.getInputProps("email")}
          />
          <TaskFields form={form} mats={mats} />
          <FormRefusal message={refusal} />
          <Group justify="flex-end">
            <Button type="submit" loading={pending}>
              {t("form.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
