import type { Device } from "@chave/contract";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RowList } from "#web/components/row-list.tsx";
import { dateOf, numericDate, timeOfDay } from "#web/lib/format.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useSignOutDevice } from "./auth.api.ts";
import classes from "./device-list.module.css";

/** The browsers in which the person is signed in. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  return (
    <RowList>
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </RowList>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const { t } = useTranslation("auth");
  const signOut = useSignOutDevice();
  const name = useDeviceName(device);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const seen = {
    day: numericDate(dateOf(device.lastSeenAt, here)),
    time: timeOfDay(device.lastSeenAt, here),
  };
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.name}>{name}</div>
        <div className={`${classes.fact} figures`}>
          {device.current ? t("devices.current") : t("devices.lastSeen", seen)}
        </div>
      </div>
      {!device.current && (
        <Button
          variant="default"
          aria-label={t("devices.signOutNamed", { device: name })}
          loading={signOut.isPending}
          onClick={() =>
            signOut.mutate(device.id, { onSuccess: () => showDone(t("devices.signedOut")) })
          }
        >
          {t("devices.signOut")}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: Device): string {
  const { t } = useTranslation("auth");
  if (browser && system) return t("devices.named", { browser, system });
  return browser ?? system ?? t("devices.unknown");
}
