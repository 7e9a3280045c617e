import type { EventSummary, Fight } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LiveTag } from "#web/components/live-tag.tsx";
import { paths } from "#web/paths.ts";
import { liveMatsQuery } from "./find.api.ts";
import classes from "./live-mats.module.css";

/** What is being fought right now at one event, mat by mat. */
export function LiveMats({ event }: { event: EventSummary }) {
  const { t } = useTranslation("events");
  const { data: mats = [] } = useQuery({ ...liveMatsQuery(event.id), refetchInterval: 10_000 });

  return (
    <section className={classes.live}>
      <header className={classes.head}>
        <LiveTag />
        <h2 className={classes.event}>
          <Link to={paths.event(event.slug)}>{event.name}</Link>
        </h2>
      </header>
      <ul className={classes.mats}>
        {mats.map(({ name, running }) => (
          <li key={name} className={classes.mat}>
            <span className={classes.matName}>{name}</span>
            {running ? (
              <span className={classes.fight}>
                <Side fight={running} corner="first" />
                <Side fight={running} corner="second" />
              </span>
            ) : (
              <span className={classes.between}>{t("live.between")}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Side({ fight, corner }: { fight: Fight; corner: "first" | "second" }) {
  return (
    <span className={classes.side}>
      <span className={classes.name}>{fight[corner].name}</span>
      <span className={classes.points}>{fight.score?.[corner].points ?? 0}</span>
    </span>
  );
}
