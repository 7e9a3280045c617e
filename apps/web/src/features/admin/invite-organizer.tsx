import { inviteOrganizer, languages } from "@chave/contract";
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useInviteOrganizer } from "./admin.api.ts";

/** Sends somebody the mail with which they register their organization themselves. */
export function InviteOrganizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["admin", "enums", "common"]);
  const [language] = useLanguage();
  const invite = useInviteOrganizer();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: inviteOrganizer.body,
    initialValues: { name: "", email: "", language },
    fieldOf: { email_taken: "email" },
    submit: async (values) => {
      await invite.mutateAsync(values);
      showDone(t("invitation.sent", { email: values.email }));
      onClose();
    },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("invitation.title")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Text c="dimmed">{t("invitation.lead")}</Text>
          <TextInput
            label={t("invitation.name")}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <TextInput
            type="email"
            label={t("invitation.email")}
            autoComplete="off"
            {...form.getInputProps("email")}
          />
          <NativeSelect
            label={t("invitation.language")}
            data={languages.map((value) => ({ value, label: t(`enums:language.${value}`) }))}
            {...form.getInputProps("language")}
          />
          <FormRefusal message={refusal} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common:action.cancel")}
            </Button>
            <Button type="submit" loading={pending}>
              {t("invitation.send")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
