import type { CallOf, ClaimCandidate, searchClaims } from "@chave/contract";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { GuardianConsent } from "./guardian-consent.tsx";
import { useClaim } from "./people.api.ts";

type Props = {
  candidate: ClaimCandidate;
  as: "self" | "child";
  proof: CallOf<typeof searchClaims>["body"];
  onClose: () => void;
  onClaimed: () => void;
};

/** Says what the claim does before it is made. */
export function ClaimDialog({ candidate, as, proof, onClose, onClaimed }: Props) {
  const { t } = useTranslation(["people", "common"]);
  const words = useWords();
  const claim = useClaim();
  const [consent, setConsent] = useState(false);
  const { competitorId, name } = candidate;
  const confirm = () =>
    claim.mutate({ competitorId, proof, as, consent }, { onSuccess: onClaimed });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(as === "self" ? "claim.selfTitle" : "claim.childTitle", { name })}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <Stack>
        <Text>{t(as === "self" ? "claim.selfText" : "claim.childText", { name })}</Text>
        {as === "child" && (
          <GuardianConsent
            checked={consent}
            onChange={(event) => setConsent(event.currentTarget.checked)}
          />
        )}
        <FormRefusal message={claim.error && errorMessage(words, claim.error)} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button onClick={confirm} loading={claim.isPending} disabled={as === "child" && !consent}>
            {t("claim.confirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
