import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { paths } from "#web/paths.ts";
import { MessagePage } from "./message-page.tsx";

export function NotAuthorizedPage() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t("notAuthorized.title")} text={t("notAuthorized.text")}>
      <LinkButton to={paths.home()}>{t("notAuthorized.home")}</LinkButton>
      <LinkButton to={paths.login()} variant="default">
        {t("notAuthorized.login")}
      </LinkButton>
    </MessagePage>
  );
}
