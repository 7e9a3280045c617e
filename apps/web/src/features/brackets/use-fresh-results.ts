import type { Fight } from "@chave/contract";
import { useEffect, useState } from "react";

/** Keys of the fights that ended while the drawing was on the screen; empty for what was over before. */
export function useFreshResults(fights: readonly Fight[]): ReadonlySet<string> {
  const [open, setOpen] = useState(() => openKeys(fights));
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const stillOpen = openKeys(fights);
    const ended = [...open].filter((key) => !stillOpen.has(key));
    if (ended.length === 0 && stillOpen.size === open.size) return;
    setOpen(stillOpen);
    if (ended.length > 0) setFresh(new Set(ended));
  }, [fights, open]);

  return fresh;
}

const openKeys = (fights: readonly Fight[]): ReadonlySet<string> =>
  new Set(fights.filter(({ status }) => status !== "finished").map(({ key }) => key));
