import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Logo } from "#web/components/brand.tsx";
import { siteQuery } from "#web/features/site/site.api.ts";
import { SocialLinks } from "#web/features/site/social-links.tsx";
import { paths } from "#web/paths.ts";
import classes from "./footer.module.css";

/** The first year of the product: a copyright does not follow the reader's clock. */
const year = 2026;

export function Footer() {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery());

  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <Logo width={174} />
        <nav className={classes.links} aria-label={t("footer.links")}>
          <Anchor component={Link} to={paths.nextEvents()}>
            {t("footer.events")}
          </Anchor>
          <Anchor component={Link} to={paths.about()}>
            {t("footer.about")}
          </Anchor>
          {site?.community.forum && (
            <Anchor href={site.community.forum} target="_blank" rel="noreferrer">
              {t("community.forum")}
            </Anchor>
          )}
          {site?.contactEmail && (
            <Anchor href={`mailto:${site.contactEmail}`}>
              {t("footer.contact")}: {site.contactEmail}
            </Anchor>
          )}
        </nav>
        <SocialLinks social={site?.social} />
      </div>
      <p className={classes.copyright}>
        {t("footer.copyright", { year, name: site?.name ?? "Chave" })}
      </p>
    </footer>
  );
}
