import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type DirectoryKind, similarNamesQuery } from "#web/lib/directory.ts";
import { EntryPlace } from "./entry-place.tsx";
import classes from "./pickers.module.css";

type Props = {
  kind: DirectoryKind;
  name: string;
  /** Where one of them can be taken instead. */
  onPick?: (id: string) => void;
};

const pauseMs = 300;

/** Points out, while a name is typed, that it is probably there already. */
export function SimilarNames({ kind, name, onPick }: Props) {
  const { t } = useTranslation("gyms");
  const [settled] = useDebouncedValue(name, pauseMs);
  const { data: similar = [] } = useQuery(similarNamesQuery(kind, settled));
  const isShown = similar.length > 0 && name.trim().length >= 3;

  return (
    <div role="status">
      {isShown && (
        <div className={classes.similar}>
          <p>{t("similar.title", { count: similar.length })}</p>
          <ul>
            {similar.map((entry) => (
              <li key={entry.id}>
                <span>
                  {entry.name}
                  <EntryPlace entry={entry} />
                </span>
                {onPick && (
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() => onPick(entry.id)}
                    aria-label={t("similar.pickNamed", { name: entry.name })}
                  >
                    {t("similar.pick")}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {!onPick && <span className={classes.place}>{t(`${kind}.similarHint`)}</span>}
        </div>
      )}
    </div>
  );
}
