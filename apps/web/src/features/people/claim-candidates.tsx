import type { ClaimCandidate } from "@chave/contract";
import { Button, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./claim-candidates.module.css";

type Props = {
  candidates: readonly ClaimCandidate[];
  /** An organizer's login has no person of its own. */
  maySelf: boolean;
  choose: (candidate: ClaimCandidate, as: "self" | "child") => void;
};

/** Whom the search found: enough to recognise oneself. */
export function ClaimCandidates({ candidates, maySelf, choose }: Props) {
  const { t } = useTranslation("people");
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t("claim.found", { count: candidates.length })}
      </Title>
      <ul className={classes.list}>
        {candidates.map((candidate) => (
          <li key={candidate.competitorId} className={classes.row}>
            <div>
              <Text fw={600}>{candidate.name}</Text>
              {candidate.gymName && <Text c="dimmed">{candidate.gymName}</Text>}
              <Text c="dimmed">
                {candidate.events.length === 0
                  ? t("claim.noEvents")
                  : candidate.events.map((event) => t("claim.event", event)).join(", ")}
              </Text>
            </div>
            <div className={classes.acts}>
              {maySelf && (
                <Button onClick={() => choose(candidate, "self")}>{t("claim.self")}</Button>
              )}
              <Button variant="default" onClick={() => choose(candidate, "child")}>
                {t("claim.child")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
