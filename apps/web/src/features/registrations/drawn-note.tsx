import type { Registration } from "@chave/contract";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { paths } from "#web/paths.ts";
import classes from "./registrations.module.css";

/** Why an athlete of a drawn category stays as they are, and where that can be changed. */
export function DrawnNote({
  registration,
  eventRef,
}: {
  registration: Registration;
  eventRef: string;
}) {
  const { t } = useTranslation(["registrations", "errors"]);
  return (
    <div className={classes.drawn} role="status">
      <IconLock size={20} aria-hidden />
      <p>{t("errors:registration_in_bracket")}</p>
      <LinkButton
        variant="default"
        size="sm"
        to={paths.setUpBracket(eventRef, registration.categoryId)}
      >
        {t("list.toBracket")}
      </LinkButton>
    </div>
  );
}
