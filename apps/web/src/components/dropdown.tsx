import { type ReactNode, useId } from "react";
import classes from "./dropdown.module.css";
import { useDropdown } from "./use-dropdown.ts";

type Props = {
  /** What the button shows. */
  target: ReactNode;
  /** What the button is called, when what it shows is not text. */
  label?: string;
  align?: "start" | "end";
  className?: string;
  /** List items, each with a link or a button. */
  children: ReactNode;
};

/** A button with a short list of links or acts below it. Public pages carry this instead of a menu library. */
export function Dropdown({ target, label, align = "end", className = "", children }: Props) {
  const id = useId();
  const { root, button, opened, toggle } = useDropdown();

  return (
    <div ref={root} className={classes.dropdown}>
      <button
        ref={button}
        type="button"
        className={`${classes.target} ${className}`}
        aria-label={label}
        aria-expanded={opened}
        aria-controls={id}
        onClick={toggle}
      >
        {target}
      </button>
      {opened && (
        <ul id={id} className={classes.list} data-align={align}>
          {children}
        </ul>
      )}
    </div>
  );
}
