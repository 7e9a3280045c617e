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
  const forum = site?.community.forum;
  const product = [
    { to: paths.nextEvents(), label: "footer.events" },
    { to: paths.gyms(), label: "footer.gyms" },
    { to: paths.about(), label: "footer.about" },
    ...(site?.testimonials
      ? ([{ to: paths.testimonials(), label: "footer.testimonials" }] as const)
      : []),
    { to: paths.pricing(), label: "footer.pricing" },
  ] as const;
  const rules = [
    { to: paths.termsOfUse(), label: "footer.terms" },
    { to: paths.privacyPolicy(), label: "footer.privacy" },
  ] as const;
  const link = ({ to, label }: (typeof product | typeof rules)[number]) => (
    <li key={to}>
      <Anchor component={Link} to={to}>
        {t(label)}
      </Anchor>
    </li>
  );

  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <Logo width={174} />
        <nav className={classes.links} aria-label={t("footer.links")}>
          <ul>{product.map(link)}</ul>
          <ul>
            {rules.map(link)}
            {forum && (
              <li>
                <Anchor href={forum} target="_blank" rel="noreferrer">
                  {t("footer.community")}
                </Anchor>
              </li>
            )}
          </ul>
        </nav>
        <div className={classes.contact}>
          {site?.contactEmail && (
            <p>
              {t("footer.contact")}
              <Anchor href={`mailto:${site.contactEmail}`}>{site.contactEmail}</Anchor>
            </p>
          )}
          <SocialLinks social={site?.social} />
        </div>
      </div>
      <p className={classes.copyright}>
        {t("footer.copyright", { year, name: site?.name ?? "Chave" })}
      </p>
    </footer>
  );
}
