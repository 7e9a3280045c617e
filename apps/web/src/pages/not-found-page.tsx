import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { paths } from "#web/paths.ts";
import { MessagePage } from "./message-page.tsx";

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <MessagePage title={t("notFound.title")} text={t("notFound.hint")}>
      <PageHead title={t("head.notFound.title")} description={t("head.notFound.description")} />
      <LinkButton to={paths.nextEvents()}>{t("notFound.action")}</LinkButton>
    </MessagePage>
  );
}
