import { Anchor, Checkbox, type CheckboxProps } from "@mantine/core";
import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { paths } from "#web/paths.ts";

/** Accepts the texts of the site; for a minor the guardian does. They open beside the form, which stays as it is. */
export function TermsCheckbox({
  isMinor = false,
  ...props
}: CheckboxProps & { isMinor?: boolean }) {
  const { t } = useTranslation("auth");
  return (
    <Checkbox
      required
      label={
        <Trans
          t={t}
          i18nKey={isMinor ? "terms.minor" : "terms.accept"}
          components={{
            terms: (
              <Anchor
                component={Link}
                underline="always"
                to={paths.termsOfUse()}
                target="_blank"
                inherit
              />
            ),
            privacy: (
              <Anchor
                component={Link}
                underline="always"
                to={paths.privacyPolicy()}
                target="_blank"
                inherit
              />
            ),
          }}
        />
      }
      {...props}
    />
  );
}
