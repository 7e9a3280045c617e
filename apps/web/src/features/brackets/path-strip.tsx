import type { Bracket, Fight } from "@chave/contract";
import { otherCorner } from "@chave/scoring";
import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Medal } from "#web/components/medal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { useFightWords } from "#web/lib/fight-words.ts";
import { usePlannedTime } from "#web/lib/use-planned-time.ts";
import { type AthletePath, athletePath, cornerOf } from "./athlete-path.ts";
import { howWon, scoreText } from "./fight-facts.ts";
import styles from "./path-strip.module.css";

type Props = {
  bracket: Bracket;
  registrationId: string;
  timeZone: string;
  onClear: () => void;
};

/** The way of one athlete in words: what was fought, who is next, where and when. */
export function PathStrip({ bracket, registrationId, timeZone, onClear }: Props) {
  const t = useWords("brackets", "enums");
  const path = athletePath(bracket, registrationId);
  if (!path) return null;
  const { placing } = path;

  return (
    <section className={styles.strip} aria-label={t("brackets:path.title", { name: path.name })}>
      <div className={styles.words}>
        <p className={styles.title}>
          {placing?.medal && (
            <Medal medal={placing.medal} label={t(`enums:medal.${placing.medal}`)} size={22} />
          )}
          {t("brackets:path.title", { name: path.name })}
        </p>
        <p className={styles.next}>
          <NextFight path={path} timeZone={timeZone} />
        </p>
        {path.fought.length > 0 && (
          <ul className={styles.fought}>
            {path.fought.map((fight) => (
              <Fought
                key={fight.key}
                fight={fight}
                registrationId={registrationId}
                fightSeconds={bracket.category.fightSeconds}
              />
            ))}
          </ul>
        )}
      </div>
      <ActionIcon onClick={onClear} aria-label={t("brackets:path.clear", { name: path.name })}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </section>
  );
}

function NextFight({ path, timeZone }: { path: AthletePath; timeZone: string }) {
  const t = useWords("brackets", "enums");
  const words = useFightWords();
  const plannedTime = usePlannedTime(timeZone);
  if (!path.next)
    return path.placing ? t("brackets:podium.place", path.placing) : t("brackets:path.out");
  const { fight, opponent } = path.next;
  if (fight.status === "running") {
    return (
      <strong className={styles.now}>
        {t("brackets:path.now", { opponent: words.side(opponent) })}
      </strong>
    );
  }
  const whereAndWhen = [fight.mat && words.mat(fight.mat), plannedTime(fight)]
    .filter(Boolean)
    .join(" · ");
  return (
    <>
      <strong suppressHydrationWarning>{whereAndWhen || t("brackets:path.noTimeYet")}</strong>
      {" · "}
      {t("brackets:path.next", { opponent: words.side(opponent) })}
      {" · "}
      {words.round(fight.round)}
    </>
  );
}

type FoughtProps = { fight: Fight; registrationId: string; fightSeconds: number };

function Fought({ fight, registrationId, fightSeconds }: FoughtProps) {
  const t = useWords("brackets", "enums");
  const words = useFightWords();
  const own = cornerOf(fight, registrationId);
  if (own === null) return null;
  const opponent = words.side(fight[otherCorner(own)]);
  const text = t(fight.winner === own ? "brackets:path.won" : "brackets:path.lost", { opponent });

  return (
    <li className={styles.fight}>
      {text} · {scoreText(fight, own) || howWon(t, fight, fightSeconds)}
    </li>
  );
}
