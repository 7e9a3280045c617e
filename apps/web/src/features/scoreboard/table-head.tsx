import type { Category, Fight } from "@chave/contract";
import { ActionIcon } from "@mantine/core";
import {
  IconArrowLeft,
  IconDeviceTv,
  IconMaximize,
  IconVolume,
  IconVolumeOff,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFightWords } from "#web/lib/fight-words.ts";
import { buzzerIsMuted, muteBuzzer } from "./buzzer.ts";
import classes from "./mat-table.module.css";

type Props = {
  fight: Fight;
  category: Category;
  backTo: string;
  tvAt: string;
  children: React.ReactNode;
};

/** Which fight this is; beside it the state of the network. */
export function TableHead({ fight, category, backTo, tvAt, children }: Props) {
  const { t } = useTranslation(["scoreboard", "fights"]);
  const words = useFightWords();
  const [isMuted, setMuted] = useState(buzzerIsMuted);
  const mute = () => {
    muteBuzzer(!isMuted);
    setMuted(!isMuted);
  };

  return (
    <header className={classes.head}>
      <ActionIcon component={Link} to={backTo} aria-label={t("backToFights")}>
        <IconArrowLeft aria-hidden />
      </ActionIcon>
      <h1 className={classes.title}>
        {fight.mat && <strong>{words.mat(fight.mat)}</strong>}
        {fight.number !== null && <strong>{t("fights:number", { number: fight.number })}</strong>}
        <span>{words.category(category)}</span>
        <span>{words.round(fight.round)}</span>
      </h1>
      {children}
      <div className={classes.tools}>
        <ActionIcon
          onClick={mute}
          aria-label={t(isMuted ? "soundOff" : "sound")}
          aria-pressed={isMuted}
        >
          {isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
        </ActionIcon>
        <ActionIcon
          component="a"
          href={tvAt}
          target="_blank"
          rel="noreferrer"
          aria-label={t("openTv")}
        >
          <IconDeviceTv aria-hidden />
        </ActionIcon>
        <ActionIcon onClick={toggleFullScreen} aria-label={t("fullscreen")}>
          <IconMaximize aria-hidden />
        </ActionIcon>
      </div>
    </header>
  );
}

function toggleFullScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  // Refused on some tablets: the page stays as it is.
  change?.catch(() => {});
}
