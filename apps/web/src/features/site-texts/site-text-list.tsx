import type { listSiteTexts, OutputOf } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Row, RowList } from "#web/components/row-list.tsx";
import { dateOf, numericDate } from "#web/lib/format.ts";

/** The texts with the version of each that stands. */
export function SiteTextList({ texts }: { texts: OutputOf<typeof listSiteTexts> }) {
  const { t } = useTranslation("site");
  return (
    <RowList>
      {texts.map(({ name, version, publishedAt, draft }) => (
        <Row
          key={name}
          to={`?text=${name}`}
          name={t(`texts.name.${name}`)}
          about={draft && name !== "about" ? t("texts.admin.draft") : null}
          figure={t("texts.admin.version", { version })}
          state={t("texts.admin.since", {
            date: numericDate(dateOf(publishedAt, "America/Sao_Paulo")),
          })}
        />
      ))}
    </RowList>
  );
}
