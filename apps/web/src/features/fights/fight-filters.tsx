import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type FightFilter, fightStates } from "./fight-filter.ts";
import classes from "./fight-list.module.css";

type Choice = { value: string; label: string };
type Props = {
  filter: FightFilter;
  mats: readonly Choice[];
  categories: readonly Choice[];
  onChange: (filter: Partial<Record<keyof FightFilter, string>>) => void;
};

/** By mat, category and state; kept in the address, so that a filtered list can be shared. */
export function FightFilters({ filter, mats, categories, onChange }: Props) {
  const { t } = useTranslation("fights");
  const all = { value: "", label: t("filter.all") };
  const states = fightStates.map((state) => ({ value: state, label: t(`filter.${state}`) }));
  const isFiltered = filter.mat ?? filter.category ?? filter.state;

  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t("filter.mat")}
        data={[all, ...mats]}
        value={filter.mat ?? ""}
        onChange={(event) => onChange({ ...filter, mat: event.currentTarget.value })}
      />
      <NativeSelect
        className={classes.wide}
        label={t("filter.category")}
        data={[all, ...categories]}
        value={filter.category ?? ""}
        onChange={(event) => onChange({ ...filter, category: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("filter.state")}
        data={[all, ...states]}
        value={filter.state ?? ""}
        onChange={(event) => onChange({ ...filter, state: event.currentTarget.value })}
      />
      {isFiltered && (
        <Button variant="subtle" onClick={() => onChange({})}>
          {t("filter.clear")}
        </Button>
      )}
    </div>
  );
}
