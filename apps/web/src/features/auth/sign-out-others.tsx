import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useSignOutOtherDevices } from "./auth.api.ts";

/** Ends every session but this one, after asking. */
export function SignOutOthers({ count }: { count: number }) {
  const { t } = useTranslation("auth");
  const [asks, setAsks] = useState(false);
  const signOut = useSignOutOtherDevices();
  const confirm = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        setAsks(false);
        showDone(t("devices.othersDone"));
      },
    });
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t("devices.others")}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t("devices.others")}
        confirm={t("devices.others")}
        onConfirm={confirm}
        loading={signOut.isPending}
      >
        {t("devices.othersText", { count })}
      </ConfirmDialog>
    </>
  );
}
