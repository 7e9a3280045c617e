import type { Scoreboard } from "@chave/contract";
import { Button, Group, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { ApiError } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import classes from "./mat-table.module.css";

/** The outline of the table while the fight is on its way. */
export function LoadingScoreboard() {
  const { t } = useTranslation();
  return (
    <div className={classes.table} role="status" aria-label={t("state.loading")}>
      <Skeleton height={44} />
      <div className={classes.board}>
        <Skeleton height="100%" />
        <Skeleton height="100%" />
        <div className={classes.middle}>
          <Skeleton height="100%" />
        </div>
      </div>
    </div>
  );
}

/** No such fight: the link is older than the draw. */
export function FightMissing({ backTo }: { backTo: string }) {
  const { t } = useTranslation("scoreboard");
  return (
    <Face>
      <EmptyState
        title={t("missing.title")}
        hint={t("missing.what")}
        action={<LinkButton to={backTo}>{t("backToFights")}</LinkButton>}
      />
    </Face>
  );
}

type FailedProps = { error: unknown; retry: () => void; backTo: string };

/** The server cannot be asked, or says no, and this device does not know the fight. */
export function ScoreboardFailed({ error, retry, backTo }: FailedProps) {
  const { t } = useTranslation("scoreboard");
  const { t: common } = useTranslation();
  if (error instanceof ApiError && error.status === 404) return <FightMissing backTo={backTo} />;
  return (
    <Face>
      <EmptyState
        title={t("failed.title")}
        hint={errorMessage(common, error)}
        action={
          <Group>
            <Button onClick={retry}>{t("failed.again")}</Button>
            <LinkButton to={backTo} variant="default">
              {t("backToFights")}
            </LinkButton>
          </Group>
        }
      />
    </Face>
  );
}

/** There is nothing to score here: a side is not known yet, a bye, a fight that is not needed. */
export function FightNotReady({ board, backTo }: { board: Scoreboard; backTo: string }) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const { status, first, second } = board.fight;
  const hint =
    status === "bye" || status === "void"
      ? t(`notReady.${status}`)
      : t("notReady.what", { first: words.side(first), second: words.side(second) });
  return (
    <Face>
      <EmptyState
        title={t("notReady.title")}
        hint={hint}
        action={<LinkButton to={backTo}>{t("backToFights")}</LinkButton>}
      />
    </Face>
  );
}

const Face = ({ children }: { children: React.ReactNode }) => (
  <div className={classes.face}>{children}</div>
);
