import { changePassword } from "@chave/contract";
import { Button, Group, PasswordInput, Stack } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { callApi } from "#web/lib/api.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";

export function ChangePasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t } = useTranslation("auth");
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      callApi(changePassword, { body }),
    meta: { quiet: true },
  });
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: changePassword.body,
    initialValues: { currentPassword: "", newPassword: "" },
    fieldOf: { password_unchanged: "newPassword", wrong_credentials: "currentPassword" },
    submit: async (passwords) => {
      await change.mutateAsync(passwords);
      await queryClient.resetQueries({ queryKey: ["session"] });
      onChanged();
    },
  });
  const shows = { "aria-label": t("login.show") };

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <PasswordInput
          label={t("password.current")}
          autoComplete="current-password"
          visibilityToggleButtonProps={shows}
          {...form.getInputProps("currentPassword")}
        />
        <PasswordInput
          label={t("password.new")}
          description={t("password.rule")}
          autoComplete="new-password"
          visibilityToggleButtonProps={shows}
          {...form.getInputProps("newPassword")}
        />
        <FormRefusal message={refusal} />
        <Group>
          <Button type="submit" loading={pending}>
            {t("password.action")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
