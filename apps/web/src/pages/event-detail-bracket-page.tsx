import { categoryId as parseCategoryId } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams, useSearchParams } from "react-router";
import { PageHead } from "#web/components/page-head.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { BracketHead } from "#web/features/brackets/bracket-head.tsx";
import { BracketView } from "#web/features/brackets/bracket-view.tsx";
import { bracketQuery } from "#web/features/brackets/brackets.api.ts";
import { useBracketLook } from "#web/features/brackets/use-bracket-look.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-bracket-page.module.css";
import { NotFoundPage } from "./not-found-page.tsx";
import { useEventDetail } from "./use-event-detail.ts";

/** One category's bracket. */
export function EventDetailBracketPage() {
  const { success, data: categoryId } = parseCategoryId.safeParse(useParams().categoryId);
  return success ? <BracketPage key={categoryId} categoryId={categoryId} /> : <NotFoundPage />;
}

function BracketPage({ categoryId }: { categoryId: ReturnType<typeof parseCategoryId.parse> }) {
  const { t } = useTranslation("event-detail");
  const { event } = useEventDetail();
  const label = useCategoryLabel();
  const [look, setLook] = useBracketLook();
  const [searchParams, setSearchParams] = useSearchParams();
  const bracket = useQuery(bracketQuery(categoryId));
  const chosen = searchParams.get("athlete");

  const choose = (registrationId: string | null) =>
    setSearchParams(
      (query) => {
        if (registrationId === null) query.delete("athlete");
        else query.set("athlete", registrationId);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <QueryView query={bracket}>
      {(bracket) => {
        const names = { event: event.name, category: label(bracket.category) };
        return (
          <>
            <PageHead
              title={t("head.bracket.title", names)}
              description={t("head.bracket.description", names)}
            />
            <Link to={paths.eventBrackets(event.slug)} className={classes.back}>
              {t("brackets.all")}
            </Link>
            <BracketHead
              bracket={bracket}
              title={names.category}
              look={look}
              onLook={setLook}
              chosen={chosen}
              onChoose={choose}
            />
            <div className={classes.wide}>
              <BracketView
                bracket={bracket}
                look={look}
                timeZone={event.timeZone}
                chosen={chosen}
                onChoose={choose}
              />
            </div>
          </>
        );
      }}
    </QueryView>
  );
}
