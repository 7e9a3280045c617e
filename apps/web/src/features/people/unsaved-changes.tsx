import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";

/** Nobody leaves a page with unsaved changes without being asked, be it by a link, the way back or the tab. */
export function UnsavedChanges({ unsaved }: { unsaved: boolean }) {
  const { t } = useTranslation("people");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <ConfirmDialog
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t("settings.leaveTitle")}
      confirm={t("settings.leave")}
      onConfirm={() => blocker.proceed?.()}
    >
      {t("settings.leaveLost")}
    </ConfirmDialog>
  );
}
