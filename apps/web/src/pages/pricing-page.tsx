import { creditPrices } from "@chave/contract";
import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { count, money } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";
import classes from "./pricing-page.module.css";

const answers = ["credit", "kept", "free"] as const;

/** What a credit costs, what it is, and what costs nothing. */
export function PricingPage() {
  const { t } = useTranslation("site");
  const [language] = useLanguage();

  return (
    <Container size={960} pt={48}>
      <PageTitle title={t("pricing.title")} lead={t("pricing.lead")} />
      <ul className={classes.prices}>
        {creditPrices.map(({ from, cents }) => (
          <li key={from}>
            <strong className={classes.price}>{money(language, cents)}</strong>
            <span className={classes.unit}>{t("pricing.perCredit")}</span>
            <span className={classes.from}>
              {from === 1
                ? t("pricing.any")
                : t("pricing.from", { count: from, credits: count(language, from) })}
            </span>
          </li>
        ))}
      </ul>
      <dl className={classes.answers}>
        {answers.map((answer) => (
          <div key={answer}>
            <dt>{t(`pricing.${answer}`)}</dt>
            <dd>{t(`pricing.${answer}Text`)}</dd>
          </div>
        ))}
      </dl>
      <LinkButton to={paths.registerOrganizer()}>{t("pricing.action")}</LinkButton>
    </Container>
  );
}
