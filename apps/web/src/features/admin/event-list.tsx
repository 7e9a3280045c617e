import type { AdminEvent } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Row, RowList } from "#web/components/row-list.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";

/** Each leads to its set-up. */
export function EventList({ events }: { events: readonly AdminEvent[] }) {
  const { t } = useTranslation("admin");
  const [language] = useLanguage();
  return (
    <RowList>
      {events.map((event) => (
        <Row
          key={event.id}
          to={paths.eventSetUp(event.id)}
          name={event.name}
          about={[
            dateRange(language, event.startsOn, event.endsOn),
            event.city,
            event.organizationName,
          ]
            .filter(Boolean)
            .join(" · ")}
          figure={t("event.registrations", { count: event.registrations })}
          state={t(event.visible ? "event.visible" : "event.hidden")}
        />
      ))}
    </RowList>
  );
}
