import type { FightRound } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";

/** The round as the heading of several fights: "Semifinals". */
export function useColumnName(): (round: FightRound) => string {
  const { t } = useTranslation("brackets");
  const words = useFightWords();
  return (round) => {
    if (round.name === "semifinal" || round.name === "quarterfinal")
      return t(`column.${round.name}`);
    return words.round(round);
  };
}
