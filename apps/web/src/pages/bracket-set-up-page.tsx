import { type Bracket, type CategoryId, categoryId as parseCategoryId } from "@chave/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate, useParams } from "react-router";
import { LinkButton } from "#web/components/link-button.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { BracketActions } from "#web/features/brackets/bracket-actions.tsx";
import { BracketHead } from "#web/features/brackets/bracket-head.tsx";
import { BracketView } from "#web/features/brackets/bracket-view.tsx";
import { bracketQuery } from "#web/features/brackets/brackets.api.ts";
import { DrawButton } from "#web/features/brackets/draw-button.tsx";
import { PlaceByHand } from "#web/features/brackets/place-by-hand.tsx";
import { PlacementReasons } from "#web/features/brackets/placement-reasons.tsx";
import { useBracketLook } from "#web/features/brackets/use-bracket-look.ts";
import { useCategoryLabel } from "#web/lib/category-label.ts";
import { paths } from "#web/paths.ts";
import classes from "./event-detail-bracket-page.module.css";
import { useEventSetUp } from "./use-event-set-up.ts";

/** One category's bracket as its organizer sees it; without a category, the list of all. */
export function BracketSetUpPage() {
  const { eventRef } = useEventSetUp();
  const { success, data } = parseCategoryId.safeParse(useParams().categorieGroupId);
  if (!success) return <Navigate to={paths.setUpSection(eventRef, "brackets-assemble")} replace />;
  return <BracketPage key={data} categoryId={data} />;
}

function BracketPage({ categoryId }: { categoryId: CategoryId }) {
  const { t } = useTranslation("brackets");
  const { eventRef } = useEventSetUp();
  const bracket = useQuery(bracketQuery(categoryId));

  return (
    <>
      <Link to={paths.setUpSection(eventRef, "brackets-assemble")} className={classes.back}>
        {t("act.all")}
      </Link>
      <QueryView query={bracket}>{(bracket) => <BracketSetUp bracket={bracket} />}</QueryView>
    </>
  );
}

function BracketSetUp({ bracket }: { bracket: Bracket }) {
  const { t } = useTranslation("brackets");
  const { event } = useEventSetUp();
  const label = useCategoryLabel();
  const [look, setLook] = useBracketLook();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const { category, can, type } = bracket;

  if (isPlacing) {
    return <PlaceByHand key={bracket.version} bracket={bracket} onDone={() => setPlacing(false)} />;
  }
  return (
    <>
      <BracketHead
        bracket={bracket}
        title={label(category)}
        look={look}
        onLook={setLook}
        chosen={chosen}
        onChoose={setChosen}
        actions={
          <>
            {can.place && bracket.positions.length > 1 && (
              <Button variant="default" onClick={() => setPlacing(true)}>
                {t("act.place")}
              </Button>
            )}
            <LinkButton to={paths.eventBracket(event.slug, category.id)} variant="default">
              {t("act.public")}
            </LinkButton>
            {can.draw && (
              <BracketActions category={category} changedByHand={bracket.changedByHand} />
            )}
          </>
        }
      />
      {type === null && can.draw && category.entries > 0 && <DrawButton category={category} />}
      {type !== null && !can.place && !bracket.finished && <p>{t("act.locked")}</p>}
      <BracketView
        bracket={bracket}
        look={look}
        timeZone={event.timeZone}
        chosen={chosen}
        onChoose={setChosen}
      />
      {type !== null && <PlacementReasons bracket={bracket} />}
    </>
  );
}
