import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { TabLinks } from "#web/components/tab-links.tsx";
import { rankingLinks } from "#web/features/site/ranking-links.ts";
import { paths } from "#web/paths.ts";
import classes from "./rankings-page.module.css";

export const GymRankingPage = () => <RankingPage of="gym" />;
export const AthleteRankingPage = () => <RankingPage of="athlete" />;

/** No event gives ranking points: what there is are the podiums of each event. */
function RankingPage({ of }: { of: "gym" | "athlete" }) {
  const { t } = useTranslation(["site", "common"]);
  const tabs = rankingLinks.map(({ to, label }) => ({ to, label: t(`common:${label}`) }));
  return (
    <Container pt={40}>
      <PageTitle title={t("ranking.title")} />
      <TabLinks tabs={tabs} label={t("ranking.title")} />
      <div className={classes.ranking}>
        <EmptyState
          title={t(`ranking.${of}Empty`)}
          hint={t("ranking.hint")}
          action={
            <LinkButton to={paths.previousEvents()} variant="default">
              {t("ranking.action")}
            </LinkButton>
          }
        />
      </div>
    </Container>
  );
}
