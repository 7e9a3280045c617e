import { Container } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageTitle } from "#web/components/page-title.tsx";
import classes from "./about-page.module.css";

const paragraphs = ["name", "athletes", "organizers", "fairness", "own"] as const;

export function AboutPage() {
  const { t } = useTranslation("home");
  return (
    <Container size={720} pt={48}>
      <PageTitle title={t("about.title")} lead={t("about.lead")} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={classes.paragraph}>
          {t(`about.${paragraph}`)}
        </p>
      ))}
    </Container>
  );
}
