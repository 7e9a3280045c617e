import type { AdminCompetitorDetail } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Row, RowList } from "#web/components/row-list.tsx";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { numericDate } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";

export function CompetitorEntries({ entries }: Pick<AdminCompetitorDetail, "entries">) {
  const { t } = useTranslation("admin");
  const labelOf = useCategoryLabel();
  if (entries.length === 0) return <p>{t("competitor.noEntries")}</p>;
  return (
    <RowList>
      {entries.map(({ registrationId, eventSlug, eventName, startsOn, category }) => (
        <Row
          key={registrationId}
          to={paths.event(eventSlug)}
          name={eventName}
          about={labelOf(category)}
          figure=""
          state={numericDate(startsOn)}
        />
      ))}
    </RowList>
  );
}
