import type { Bracket } from "@chave/contract";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { BracketColumns } from "./bracket-columns.tsx";
import { BracketTable } from "./bracket-table.tsx";
import { isGroupFight } from "./bracket-tree.ts";
import { GroupTable } from "./group-table.tsx";
import { PodiumList } from "./podium-list.tsx";

export type BracketLook = "columns" | "table";

type Props = {
  bracket: Bracket;
  look: BracketLook;
  timeZone: string;
  chosen: string | null;
  onChoose: (registrationId: string | null) => void;
};

/** A category's fights in the form that fits how it is fought, or as a plain list. */
export function BracketView({ look, ...props }: Props) {
  const { t } = useTranslation("brackets");
  const { bracket } = props;
  const [alone, ...others] = bracket.entries;

  if (bracket.type === null) return <EmptyState title={t("drawing.notDrawn")} />;
  if (bracket.fights.length === 0 && alone && others.length === 0) {
    return (
      <Stack>
        <p>{t("drawing.alone", { name: alone.name })}</p>
        <PodiumList placings={bracket.placings} />
      </Stack>
    );
  }
  if (look === "table") return <BracketTable {...props} />;
  return <Drawing {...props} />;
}

function Drawing(props: Omit<Props, "look">) {
  const { bracket } = props;
  const inGroups = bracket.fights.filter(isGroupFight);
  const groups = [...new Set(inGroups.map((fight) => fight.round.group ?? ""))];
  const hasColumns = bracket.fights.some((fight) => !isGroupFight(fight));

  return (
    <Stack gap="xl">
      {groups.map((group) => (
        <GroupTable
          key={group}
          {...props}
          name={groups.length > 1 ? group : null}
          fights={inGroups.filter((fight) => (fight.round.group ?? "") === group)}
        />
      ))}
      {groups.length > 0 && !hasColumns && <PodiumList placings={bracket.placings} />}
      {groups.length > 0 && <BracketTable {...props} fights={inGroups} />}
      {hasColumns && <BracketColumns {...props} />}
    </Stack>
  );
}
