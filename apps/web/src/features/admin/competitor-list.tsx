import type { AdminCompetitor } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Row, RowList } from "#web/components/row-list.tsx";
import { numericDate } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";

type Props = { competitors: readonly Omit<AdminCompetitor, "registrations">[] };

export function CompetitorList({ competitors }: Props) {
  const { t } = useTranslation("admin");
  return (
    <RowList>
      {competitors.map(({ id, name, gymName, birthYear, login, createdAt }) => (
        <Row
          key={id}
          to={paths.adminCompetitor(id)}
          name={name}
          about={[gymName, login ?? t("competitor.noLogin")].filter(Boolean).join(" · ")}
          figure={birthYear === null ? "" : t("competitor.born", { year: birthYear })}
          state={t("madeOn", { date: numericDate(createdAt.slice(0, 10)) })}
        />
      ))}
    </RowList>
  );
}
