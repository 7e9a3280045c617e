import type { Bracket } from "@chave/contract";
import { Button } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { showDone } from "#web/lib/toast.tsx";
import { usePlaceByHand } from "./brackets.api.ts";
import classes from "./place-by-hand.module.css";
import { changedPositions, startPlacement, swap, undo } from "./placement.ts";
import { PlacementPair } from "./placement-pair.tsx";

type Props = { bracket: Bracket; onDone: () => void };

/** Pick one athlete up, put him where another stands: the two swap. Nothing is saved before "save". */
export function PlaceByHand({ bracket, onDone }: Props) {
  const { t } = useTranslation("brackets");
  const label = useCategoryLabel();
  const [placement, setPlacement] = useState(() => startPlacement(bracket));
  const [held, setHeld] = useState<number | null>(null);
  const [said, setSaid] = useState("");
  const save = usePlaceByHand(bracket.category.id);
  const changed = changedPositions(placement);
  const byId = new Map(bracket.entries.map((entry) => [entry.registrationId, entry] as const));
  const nameAt = (position: number) => {
    const id = placement.now[position];
    return (id && byId.get(id)?.name) || t("place.bye");
  };

  const choose = (position: number) => {
    if (held === null) {
      setHeld(position);
      setSaid(t("place.held", { name: nameAt(position) }));
      return;
    }
    setHeld(null);
    if (held === position) return setSaid("");
    setPlacement(swap(placement, held, position));
    setSaid(t("place.swapped", { first: nameAt(held), second: nameAt(position) }));
  };
  const takeBack = () => {
    setHeld(null);
    setPlacement(undo(placement));
    setSaid(t("place.undone"));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") setHeld(null);
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      takeBack();
    }
  };
  const submit = () =>
    save.mutate(
      { positions: [...placement.now], version: bracket.version },
      {
        onSuccess: () => {
          showDone(t("place.saved"));
          onDone();
        },
      },
    );

  const pairs = Array.from({ length: Math.ceil(placement.now.length / 2) }, (_, pair) => pair);
  return (
    <section aria-labelledby="place" onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <div>
          <h2 id="place" className={classes.title}>
            {t("place.title")} · {label(bracket.category)}
          </h2>
          <p className={classes.lead}>{t("place.lead")}</p>
        </div>
        <div className={classes.acts}>
          <Button
            variant="default"
            onClick={takeBack}
            disabled={placement.before.length === 0 || save.isPending}
          >
            {t("place.undo")}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t("place.cancel")}
          </Button>
          <Button onClick={submit} disabled={changed === 0} loading={save.isPending}>
            {changed === 0 ? t("place.nothing") : t("place.save", { count: changed })}
          </Button>
        </div>
      </header>
      <p className={classes.said} role="status">
        {said}
      </p>
      <ol className={classes.pairs}>
        {pairs.map((pair) => (
          <PlacementPair
            key={pair}
            pair={pair}
            placement={placement}
            entries={byId}
            held={held}
            onChoose={choose}
          />
        ))}
      </ol>
    </section>
  );
}
