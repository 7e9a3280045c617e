import { useEffect, useRef, useState } from "react";

/** Opens and closes a list below a button: Escape, a choice, or going elsewhere closes it. */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    if (!opened) return;
    const within = (element: HTMLElement | null, { target }: Event) =>
      element?.contains(target as Node) ?? false;
    const ended = new AbortController();
    const { signal } = ended;

    const onClick = (event: Event) => !within(button.current, event) && setOpened(false);
    const onFocus = (event: Event) => !within(root.current, event) && setOpened(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpened(false);
      button.current?.focus();
    };
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("focusin", onFocus, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => ended.abort();
  }, [opened]);

  return { root, button, opened, toggle: () => setOpened((was) => !was) };
}
