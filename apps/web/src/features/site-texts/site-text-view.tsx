import type { SiteTextName } from "@chave/contract";
import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { RichText } from "#web/components/rich-text.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateOf, longDate } from "#web/lib/format.ts";
import classes from "./site-text-view.module.css";
import { siteTextQuery } from "./site-texts.api.ts";

/** One of the site's texts as a page, with its version and date at the foot. */
export function SiteTextView({ name, lead }: { name: SiteTextName; lead?: string }) {
  const { t } = useTranslation("site");
  const [language] = useLanguage();
  const text = useQuery(siteTextQuery(name, language));

  return (
    <Container size={760} pt={48}>
      <PageTitle title={t(`texts.name.${name}`)} lead={lead} />
      <QueryView query={text}>
        {({ html, version, publishedAt, draft, language: given }) => (
          <>
            <article className={classes.body}>
              <RichText html={html} language={given === language ? undefined : given} />
            </article>
            <footer className={classes.foot}>
              <p>
                {t("texts.foot", {
                  version,
                  date: longDate(language, dateOf(publishedAt, "America/Sao_Paulo")),
                })}
              </p>
              {draft && name !== "about" && <p>{t("texts.draftFoot")}</p>}
              {given !== language && <p>{t("texts.languageNote")}</p>}
            </footer>
          </>
        )}
      </QueryView>
    </Container>
  );
}
