import type { Bracket } from "@chave/contract";
import { Button, NativeSelect } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BeltMark } from "#web/components/belt-mark.tsx";
import classes from "./bracket-head.module.css";
import type { BracketLook } from "./bracket-view.tsx";
import { LookSwitch } from "./look-switch.tsx";

type Props = {
  bracket: Bracket;
  title: string;
  look: BracketLook;
  onLook: (look: BracketLook) => void;
  chosen: string | null;
  onChoose: (registrationId: string | null) => void;
  /** What an organizer may do with it. */
  actions?: ReactNode;
};

/** Which category, how it was drawn, and how to look at it. */
export function BracketHead({ bracket, title, look, onLook, chosen, onChoose, actions }: Props) {
  const { t } = useTranslation("brackets");
  const { category, entries, seed, drawNumber } = bracket;

  return (
    <header className={classes.head}>
      <div>
        <h2 className={classes.title}>
          {category.belt && <BeltMark belt={category.belt} />}
          {title}
        </h2>
        <p className={classes.facts}>
          <span>{t("head.athletes", { count: entries.length })}</span>
          {seed !== null && (
            <span className={classes.seed}>{t("head.seed", { number: drawNumber, seed })}</span>
          )}
          {bracket.changedByHand && <span>{t("head.byHand")}</span>}
        </p>
      </div>
      {bracket.type !== null && (
        <div className={classes.tools}>
          {entries.length > 8 && (
            <NativeSelect
              aria-label={t("head.find")}
              value={chosen ?? ""}
              onChange={(event) => onChoose(event.currentTarget.value || null)}
              data={[
                { value: "", label: t("head.find") },
                ...entries
                  .toSorted((a, b) => a.name.localeCompare(b.name, "pt"))
                  .map(({ registrationId, name }) => ({ value: registrationId, label: name })),
              ]}
            />
          )}
          <LookSwitch look={look} onLook={onLook} />
          <Button
            className={classes.print}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t("view.print")}
          </Button>
          {actions}
        </div>
      )}
    </header>
  );
}
