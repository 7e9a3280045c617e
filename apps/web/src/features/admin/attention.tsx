import type { AdminOverview } from "@chave/contract";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { paths } from "#web/paths.ts";
import classes from "./attention.module.css";

/** What somebody has to do something about, the most urgent first. */
const toDo = [
  { name: "failedMails", to: paths.admin("mails") },
  { name: "pendingGyms", to: paths.admin("gyms") },
  { name: "pendingAffiliations", to: paths.admin("affiliations") },
  { name: "unverifiedOrganizations", to: paths.admin("organizations") },
  { name: "openInvitations", to: paths.admin("organizations") },
] as const;

/** Good to know; nothing is expected of anybody. */
const toKnow = [
  { name: "eventsToday", to: paths.admin("events") },
  { name: "newLogins", to: `${paths.admin("competitors")}?sort=newest` },
] as const;

export function Attention({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation("admin");
  const waiting = toDo.filter(({ name }) => overview[name] > 0);

  return (
    <>
      <section aria-labelledby="waiting">
        <h2 id="waiting" className={classes.title}>
          {t("main.waiting")}
        </h2>
        {waiting.length === 0 ? (
          <EmptyState title={t("main.calm")} hint={t("main.calmHint")} />
        ) : (
          <Figures of={waiting} overview={overview} />
        )}
      </section>
      <section aria-labelledby="now">
        <h2 id="now" className={classes.title}>
          {t("main.now")}
        </h2>
        <Figures of={toKnow} overview={overview} />
      </section>
    </>
  );
}

type Shown = readonly { name: keyof AdminOverview; to: string }[];

function Figures({ of, overview }: { of: Shown; overview: AdminOverview }) {
  const { t } = useTranslation("admin");
  return (
    <ul className={classes.list}>
      {of.map(({ name, to }) => (
        <li key={name}>
          <Link to={to} className={classes.row}>
            <span className={classes.figure}>{overview[name]}</span>{" "}
            <span>{t(`main.${name}`, { count: overview[name] })}</span>
            <IconChevronRight size={18} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
