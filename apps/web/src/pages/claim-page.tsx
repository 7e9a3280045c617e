import type { CallOf, ClaimCandidate, OutputOf, searchClaims } from "@chave/contract";
import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { ClaimCandidates } from "#web/features/people/claim-candidates.tsx";
import { ClaimDialog } from "#web/features/people/claim-dialog.tsx";
import { ClaimSearch } from "#web/features/people/claim-search.tsx";
import { ownProfileQuery, useSearchClaims } from "#web/features/people/people.api.ts";
import { useSession } from "#web/lib/session.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

type Proof = CallOf<typeof searchClaims>["body"];
type Found = OutputOf<typeof searchClaims> & { proof: Proof };
type Choice = { candidate: ClaimCandidate; as: "self" | "child" };

/** Finds what an organizer registered for somebody without a login, and ties it to this one. */
export function ClaimPage() {
  const { t } = useTranslation("people");
  const navigate = useNavigate();
  const session = useSession();
  const user = session.status === "signed_in" ? session.session.user : null;
  const own = useQuery(ownProfileQuery());
  const searchClaims = useSearchClaims();
  const [found, setFound] = useState<Found | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);

  const search = async (proof: Proof) => {
    setFound(null);
    setFound({ ...(await searchClaims.mutateAsync(proof)), proof });
  };
  const goOn = ({ as }: Choice) => {
    showDone(t("claim.done"));
    const home = own.data?.competes ? paths.competitor() : paths.teacher();
    void navigate(as === "self" ? home : paths.family());
  };

  return (
    <>
      <PageTitle title={t("claim.title")} lead={t("claim.lead")} />
      <Stack gap={40}>
        <ClaimSearch email={user?.emailVerified ? user.email : null} search={search} />
        <div role="status">{found && <Outcome found={found} />}</div>
      </Stack>
      {found && choice && (
        <ClaimDialog
          {...choice}
          proof={found.proof}
          onClose={() => setChoice(null)}
          onClaimed={() => goOn(choice)}
        />
      )}
    </>
  );

  function Outcome({ found: { candidates, ambiguous } }: { found: Found }) {
    if (ambiguous)
      return <EmptyState title={t("claim.ambiguous")} hint={t("claim.ambiguousHint")} />;
    if (candidates.length === 0)
      return <EmptyState title={t("claim.none")} hint={t("claim.noneHint")} />;
    return (
      <ClaimCandidates
        candidates={candidates}
        maySelf={own.data != null}
        choose={(candidate, as) => setChoice({ candidate, as })}
      />
    );
  }
}
