import { eraseAccount, type PrivacyOverview } from "@chave/contract";
import { Button, Checkbox, Group, Modal, PasswordInput, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import classes from "./erase-dialog.module.css";
import { useErase } from "./privacy.api.ts";

type Props = {
  erasure: PrivacyOverview["erasure"];
  onClose: () => void;
  onErased: () => void;
};

/** Says all that will be lost, then asks for the password. */
export function EraseDialog({ erasure, onClose, onErased }: Props) {
  const { t } = useTranslation(["people", "common"]);
  const erase = useErase();
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: eraseAccount.body,
    initialValues: { password: "", confirm: false },
    toInput: (values) => ({ ...values, confirm: values.confirm as true }),
    submit: async (input) => {
      await erase.mutateAsync(input);
      onErased();
    },
    fieldOf: { password_wrong: "password" },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("privacy.dialogTitle")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Losses erasure={erasure} />
          <PasswordInput
            label={t("privacy.password")}
            required
            autoComplete="current-password"
            visibilityToggleButtonProps={{ "aria-label": t("fields.showPassword") }}
            {...form.getInputProps("password")}
          />
          <Checkbox
            label={t("privacy.understand")}
            {...form.getInputProps("confirm", { type: "checkbox" })}
          />
          <FormRefusal message={refusal} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} data-autofocus>
              {t("common:action.cancel")}
            </Button>
            <Button type="submit" color="red" loading={pending}>
              {t("privacy.confirm")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Losses({ erasure }: Pick<Props, "erasure">) {
  const { t, i18n } = useTranslation(["people", "common"]);
  const names = (all: string[]) => new Intl.ListFormat(i18n.language).format(all);
  const { cancelled, anonymous, children, childrenWhoStay, students } = erasure;
  const losses = [
    t("privacy.login"),
    t("privacy.data"),
    cancelled > 0 && t("privacy.cancelled", { count: cancelled }),
    anonymous > 0 && t("privacy.anonymous", { count: anonymous }),
    children.length > 0 && t("privacy.children", { names: names(children) }),
    childrenWhoStay.length > 0 && t("privacy.childrenStay", { names: names(childrenWhoStay) }),
    students > 0 && t("privacy.students", { count: students }),
  ].filter((loss) => loss !== false);

  return (
    <div>
      <Text fw={600}>{t("privacy.loses")}</Text>
      <ul className={classes.losses}>
        {losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
    </div>
  );
}
