import { PasswordInput, Stack } from "@mantine/core";
import { IconCheck, IconPoint } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type PasswordRule, passwordRules } from "#web/lib/password-rules.ts";
import { type FormFields, groupOf } from "./form-fields.ts";
import classes from "./password-fields.module.css";

type Props = {
  form: FormFields;
  prefix?: string;
  /** The names of the two fields; the schema compares them: `withRepetition`. */
  password?: string;
  again?: string;
};

/** A new password, its five rules ticked while it is typed, and the same once more. */
export function PasswordFields({
  form,
  prefix = "",
  password = "password",
  again = "passwordAgain",
}: Props) {
  const { t } = useTranslation("people");
  const rules = useId();
  const { values, input } = groupOf<Record<string, string>>({ form, prefix });
  const shows = { "aria-label": t("fields.showPassword") };

  return (
    <Stack>
      <div>
        <PasswordInput
          label={t("fields.password")}
          required
          autoComplete="new-password"
          visibilityToggleButtonProps={shows}
          aria-describedby={rules}
          {...input(password)}
        />
        <RuleList id={rules} password={values[password] ?? ""} />
      </div>
      <PasswordInput
        label={t("fields.passwordAgain")}
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={shows}
        {...input(again)}
      />
    </Stack>
  );
}

function RuleList({ id, password }: { id: string; password: string }) {
  const { t } = useTranslation("people");
  return (
    <ul id={id} className={classes.rules}>
      {(Object.keys(passwordRules) as PasswordRule[]).map((rule) => {
        const isMet = passwordRules[rule].test(password);
        const Icon = isMet ? IconCheck : IconPoint;
        return (
          <li key={rule} data-met={isMet}>
            <Icon size={16} aria-label={isMet ? t("fields.ruleMet") : t("fields.ruleOpen")} />
            {t(`fields.passwordRules.${rule}`)}
          </li>
        );
      })}
    </ul>
  );
}
