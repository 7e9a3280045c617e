import { fightId as parseFightId } from "@chave/contract";
import { useCallback } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { NothingOnTv, TvScreen } from "#web/features/scoreboard/tv-screen.tsx";
import { paths } from "#web/paths.ts";

/** `?follow=1` goes where its mat is, `?overlay=1` is for streaming software. */
export function TvPage() {
  const { eventRef = "", fightId = "" } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const follows = search.get("follow") === "1";

  const goTo = useCallback(
    (other: string) =>
      void navigate(
        { pathname: paths.tv(eventRef, other), search: `?${search}` },
        { replace: true },
      ),
    [navigate, eventRef, search],
  );

  const id = parseFightId.safeParse(fightId);
  if (!id.success) return <NothingOnTv />;
  return (
    <TvScreen
      key={fightId}
      fightId={id.data}
      isOverlay={search.get("overlay") === "1"}
      onMove={follows ? goTo : undefined}
    />
  );
}
