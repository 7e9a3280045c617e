import type { MyRegistration } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Row, RowList } from "#web/components/row-list.tsx";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { dateRange } from "#web/lib/format.ts";
import { paths } from "#web/paths.ts";

/** Each leads to where it is told: to the bracket once there is one, else to the event. */
export function MyRegistrationList({
  registrations,
}: {
  registrations: readonly MyRegistration[];
}) {
  const { t } = useTranslation("site");
  const [language] = useLanguage();
  const labelOf = useCategoryLabel();

  return (
    <RowList>
      {registrations.map(({ id, athlete, event, category, categoryId, status }) => (
        <Row
          key={id}
          to={
            status === "registered"
              ? paths.event(event.slug)
              : paths.eventBracket(event.slug, categoryId, { athlete: id })
          }
          name={event.name}
          about={[athlete, labelOf(category)].join(" · ")}
          figure={dateRange(language, event.startsOn, event.endsOn)}
          state={t(`mine.status.${status}`)}
        />
      ))}
    </RowList>
  );
}
