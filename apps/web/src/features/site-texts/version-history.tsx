import type { SiteTextName } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { QueryView } from "#web/components/query-view.tsx";
import { dateOf, numericDate } from "#web/lib/format.ts";
import { versionsQuery } from "./use-site-text-versions.ts";
import classes from "./version-history.module.css";

/** Every version of a text, the newest first; each can be read. */
export function VersionHistory({ name }: { name: SiteTextName }) {
  const { t } = useTranslation("site");
  const versions = useQuery(versionsQuery(name));
  return (
    <section className={classes.history}>
      <h2>{t("texts.admin.history")}</h2>
      <QueryView query={versions}>
        {(all) => (
          <ul className={classes.list}>
            {all.map(({ version, publishedAt, writtenBy, draft }) => (
              <li key={version}>
                <Link to={`?text=${name}&version=${version}`}>
                  {t("texts.admin.open", { version })}
                </Link>
                <span className="figures">
                  {numericDate(dateOf(publishedAt, "America/Sao_Paulo"))}
                </span>
                {draft && <span>{t("texts.admin.byProduct")}</span>}
                {writtenBy && <span>{t("texts.admin.by", { name: writtenBy })}</span>}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
