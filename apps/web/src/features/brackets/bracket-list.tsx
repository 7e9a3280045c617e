import type { Category, Fight } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { BeltMark } from "#web/components/belt-mark.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { BracketActions } from "./bracket-actions.tsx";
import classes from "./bracket-list.module.css";
import { DrawButton } from "./draw-button.tsx";
import { attentionOf } from "./what-needs-you.ts";

type Props = {
  categories: readonly Category[];
  fights: readonly Fight[];
  linkTo: (category: Category) => string;
};

/** The categories with athletes: how far each has come, and what in it needs a person. */
export function BracketList({ categories, fights, linkTo }: Props) {
  const { t } = useTranslation(["brackets", "enums"]);
  const label = useCategoryLabel();

  return (
    <ul className={classes.list}>
      {categories.map((category) => {
        const { alone, sameGym } = attentionOf(category, fights);
        return (
          <li key={category.id} className={classes.category}>
            <div className={classes.main}>
              <Link to={linkTo(category)} className={classes.name}>
                {category.belt && <BeltMark belt={category.belt} />}
                {label(category)}
              </Link>
              {alone && <p className={classes.attention}>{t("assemble.alone")}</p>}
              {sameGym !== null && (
                <p className={classes.attention}>{t("assemble.sameGym", { gym: sameGym })}</p>
              )}
            </div>
            <span className={classes.fact}>{t("head.athletes", { count: category.entries })}</span>
            <span className={classes.fact}>{t(`enums:bracketType.${category.bracketType}`)}</span>
            <span className={classes.state}>
              {t(stateOf(category), { ...category, finished: category.fightsFinished })}
            </span>
            <span className={classes.act}>
              {!category.hasBracket && <DrawButton category={category} />}
              {category.hasBracket && category.fightsFinished === 0 && (
                <BracketActions category={category} />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf({ hasBracket, fights, fightsFinished }: Category) {
  if (!hasBracket) return "assemble.isUndrawn";
  if (fightsFinished === 0) return "assemble.isDrawn";
  return fightsFinished === fights ? "assemble.isFinished" : "assemble.isRunning";
}
