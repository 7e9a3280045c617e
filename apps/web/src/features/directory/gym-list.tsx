import type { ListedGym } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { EntryPlace } from "#web/components/pickers/entry-place.tsx";
import { Row, RowList } from "#web/components/row-list.tsx";

/** The gyms as everyone sees them. */
export function GymList({ gyms }: { gyms: readonly Omit<ListedGym, "id">[] }) {
  const { t } = useTranslation("gyms");
  return (
    <RowList>
      {gyms.map((gym) => (
        <Row
          key={gym.name}
          name={gym.name}
          about={<EntryPlace entry={gym} />}
          figure=""
          state={t("row.athletes", { count: gym.athletes })}
        />
      ))}
    </RowList>
  );
}
