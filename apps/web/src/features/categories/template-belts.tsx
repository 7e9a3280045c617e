import { type Belt, belts, type Division } from "@chave/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { BeltMark } from "#web/components/belt-mark.tsx";
import { ChipChoice } from "./chip-choice.tsx";
import { beltsOf } from "./lacking-belts.ts";
import classes from "./template-form.module.css";

type Props = {
  divisions: readonly Division[];
  chosen: readonly Belt[];
  onChange: (chosen: Belt[]) => void;
};

/** The belts that the chosen divisions know; all nine while none is chosen. */
export function TemplateBelts({ divisions, chosen, onChange }: Props) {
  const { t } = useTranslation(["categories", "enums"]);
  const offered = divisions.length === 0 ? [...belts] : beltsOf(divisions);
  const hasAll = offered.every((belt) => chosen.includes(belt));

  return (
    <fieldset className={classes.part}>
      <legend>{t("template.belts")}</legend>
      <div className={classes.presets}>
        <Button
          size="sm"
          variant={hasAll ? "filled" : "default"}
          aria-pressed={hasAll}
          onClick={() => onChange(hasAll ? [] : offered)}
        >
          {t("template.allBelts")}
        </Button>
      </div>
      <ChipChoice
        options={offered.map((belt) => ({
          value: belt,
          label: (
            <>
              <BeltMark belt={belt} />
              {t(`enums:belt.${belt}`)}
            </>
          ),
        }))}
        chosen={chosen}
        onChange={onChange}
      />
    </fieldset>
  );
}
