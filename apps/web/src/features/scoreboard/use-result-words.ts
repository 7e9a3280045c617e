import type { Fight } from "@chave/contract";
import type { FightScore, Result } from "@chave/scoring";
import { useTranslation } from "react-i18next";
import { useFightWords } from "#web/lib/fight-words.ts";
import { figure } from "./figure.ts";

/** A result in two lines: "João Silva venceu" · "Pontos 4 × 2". */
export function useResultWords(
  fight: Fight,
  { winner, method, submission }: Pick<Result, "winner" | "method" | "submission">,
  score: Pick<FightScore, "first" | "second">,
) {
  const { t } = useTranslation(["scoreboard", "enums"]);
  const words = useFightWords();
  const counted = { points: "points", advantages: "advantages", penalties: "penalties" } as const;
  const kind = method in counted ? (method as keyof typeof counted) : null;
  const figures = kind && `${figure(score.first[kind])} × ${figure(score.second[kind])}`;

  return {
    who: winner ? t("done.wins", { name: words.side(fight[winner]) }) : t("done.nobody"),
    how: [t(`enums:winMethod.${method}`), figures, submission].filter(Boolean).join(" · "),
  };
}
