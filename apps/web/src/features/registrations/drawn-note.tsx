import type { Registration } from "@chave/contract";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { paths } from "#web/paths.ts";
import classes from "./registrations.module.css";

/** What of an athlete stays as it is once the category is drawn, and where that can be changed. */
export function DrawnNote({
  registration,
  eventRef,
}: {
  registration: Registration;
  eventRef: string;
}) {
  const { t } = useTranslation("registrations");
  return (
    <div className={classes.drawn} role="status">
      <IconLock size={20} aria-hidden />
      <p>{t("edit.drawn")}</p>
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
