import type { Fight } from "@chave/contract";
import type { Action, Corner, RuleSet } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import { gain } from "./figure.ts";

/** An action in a few words, for the line of the last one and for the history: "+2 João Silva". */
export function useActionWords(fight: Fight, rules: RuleSet) {
  const { t } = useTranslation("scoreboard");
  const words = useFightWords();
  const nameOf = (corner: Corner) => words.side(fight[corner]);

  return (action: Action): string => {
    switch (action.kind) {
      case "score": {
        const points = rules.buttons.find(({ id }) => id === action.button)?.points ?? 0;
        return t("what.score", { points: gain(points), name: nameOf(action.corner) });
      }
      case "advantage":
      case "penalty":
        return t(`what.${action.kind}`, { name: nameOf(action.corner) });
      case "clock":
        if (action.do === "set") return t("what.clock");
        return t(action.do === "start" ? "what.clockStart" : "what.clockStop");
      case "phase":
        return t(`phase.${action.phase as "fight"}`);
      default:
        return t(`what.${action.kind}`);
    }
  };
}
