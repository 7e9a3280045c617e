import { type Division, divisions } from "@chave/contract";
import { Button, UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChipChoice } from "./chip-choice.tsx";
import { ageOf, divisionFamilies, presets } from "./division-families.ts";
import classes from "./template-form.module.css";

type Props = { chosen: readonly Division[]; onChange: (chosen: Division[]) => void };

/** Divisions one by one, by family, or by a group that organizers think in: kids, juvenile, adult, master. */
export function DivisionChoice({ chosen, onChange }: Props) {
  const { t } = useTranslation(["categories", "enums"]);
  const hasAll = (some: readonly Division[]) => some.every((one) => chosen.includes(one));
  const toggle = (some: readonly Division[]) =>
    onChange(
      hasAll(some)
        ? chosen.filter((one) => !some.includes(one))
        : divisions.filter((one) => chosen.includes(one) || some.includes(one)),
    );
  const groups = { ...presets, all: divisions };

  return (
    <fieldset className={classes.part}>
      <legend>{t("template.divisions")}</legend>
      <div className={classes.presets}>
        {(["kids", "juvenile", "adult", "master", "all"] as const).map((preset) => (
          <Button
            key={preset}
            size="sm"
            variant={hasAll(groups[preset]) ? "filled" : "default"}
            aria-pressed={hasAll(groups[preset])}
            onClick={() => toggle(groups[preset])}
          >
            {t(`template.preset.${preset}`)}
          </Button>
        ))}
      </div>
      {divisionFamilies.map(({ id, divisions: ofFamily }) => (
        <div key={id} className={classes.family}>
          <UnstyledButton
            className={classes.familyName}
            aria-pressed={hasAll(ofFamily)}
            onClick={() => toggle(ofFamily)}
          >
            {t(`family.${id}`)}
          </UnstyledButton>
          <ChipChoice
            options={ofFamily.map((division) => ({
              value: division,
              name: t("template.divisionAged", {
                division: t(`enums:division.${division}`),
                age: ageOf(division),
              }),
              label: <DivisionLabel division={division} />,
            }))}
            chosen={chosen}
            onChange={onChange}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Beside the family's name only what tells them apart: "I · 10". */
function DivisionLabel({ division }: { division: Division }) {
  const { t } = useTranslation(["categories", "enums"]);
  const name = t(`enums:division.${division}`);
  return (
    <>
      {name.split(" ").at(-1)}
      <span className={`${classes.age} figures`}>
        {t("template.age", { age: ageOf(division) })}
      </span>
    </>
  );
}
