import type { ReactNode } from "react";
import classes from "./chip-choice.module.css";

type Props<T extends string> = {
  /** In reading order. */
  options: readonly { value: T; label: ReactNode; name?: string }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
};

/** Several of a few: checkboxes that look like chips. Stands inside a fieldset that says what is chosen. */
export function ChipChoice<T extends string>({ options, chosen, onChange }: Props<T>) {
  const toggle = (value: T) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

  return (
    <div className={classes.chips}>
      {options.map(({ value, label, name }) => (
        <label key={value} className={classes.chip}>
          <input
            type="checkbox"
            className={classes.box}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            aria-label={name}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
