import type { MoveDirection } from "@chave/contract";
import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import classes from "./arranged-list.module.css";

type Item<Id> = { id: Id; name: string; note?: string | null; to: string };

type Props<Id> = {
  items: readonly Item<Id>[];
  words: {
    act: (act: MoveDirection | "delete", name: string) => string;
    moved: (name: string, place: number) => string;
  };
  /** Resolves when the list shows the new order. */
  onMove: (id: Id, direction: MoveDirection) => Promise<unknown>;
  onDelete: (id: Id) => void;
};

/** A list whose order somebody decides, by buttons: they work on a phone and from the keyboard alike. */
export function ArrangedList<Id extends string>({ items, words, onMove, onDelete }: Props<Id>) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: Id; direction: MoveDirection } | null>(null);
  const place = items.findIndex(({ id }) => id === moved?.id);

  // A row that changes places takes its focused button out of the page for a moment.
  useEffect(() => {
    if (!moved) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-move="${moved.direction}-${moved.id}"]`)
      ?.focus();
  }, [moved]);

  const move = async (id: Id, direction: MoveDirection) => {
    await onMove(id, direction);
    setMoved({ id, direction });
  };
  return (
    <>
      <VisuallyHidden role="status">
        {moved && place >= 0 && words.moved(items[place]!.name, place + 1)}
      </VisuallyHidden>
      <ol ref={list} className={classes.list}>
        {items.map(({ id, name, note, to }, index) => {
          const mover = (direction: MoveDirection, isEnd: boolean) => (
            <ActionIcon
              aria-label={words.act(direction, name)}
              aria-disabled={isEnd || undefined}
              data-disabled={isEnd || undefined}
              data-move={`${direction}-${id}`}
              onClick={() => !isEnd && void move(id, direction)}
            >
              {direction === "up" ? (
                <IconArrowUp size={18} aria-hidden />
              ) : (
                <IconArrowDown size={18} aria-hidden />
              )}
            </ActionIcon>
          );
          return (
            <li key={id} className={classes.row}>
              <Link to={to} className={classes.name}>
                {name}
                {note && <span className={classes.note}>{note}</span>}
              </Link>
              <div className={classes.acts}>
                {mover("up", index === 0)}
                {mover("down", index === items.length - 1)}
                <ActionIcon aria-label={words.act("delete", name)} onClick={() => onDelete(id)}>
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}
