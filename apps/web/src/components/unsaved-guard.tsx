import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Navigate with this state when everything is saved, and nothing is asked. */
export const saved = { saved: true } as const;

/** Asks before what was typed is lost: on a link, on going back, on closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const { t } = useTranslation("site");
  const blocker = useBlocker(({ nextLocation }) => when && !nextLocation.state?.saved);

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [when]);

  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t("texts.editor.unsavedTitle")}
      confirm={t("texts.editor.leave")}
      onConfirm={() => blocker.proceed?.()}
    >
      {t("texts.editor.unsaved")}
    </ConfirmDialog>
  );
}
