import { useMounted } from "@mantine/hooks";
import { IconFlask } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import classes from "./sandbox-banner.module.css";

/** Says on an installation for trying things out that nothing counts here: its address contains "sandbox". */
export function SandboxBanner() {
  const { t } = useTranslation();
  // The server does not know under which name it is reached.
  const mounted = useMounted();
  const { pathname } = useLocation();
  const host = mounted ? location.host : "";
  if (!`${host}${pathname}`.toLowerCase().includes("sandbox")) return null;

  return (
    <p role="note" className={classes.banner}>
      <IconFlask size={18} aria-hidden />
      {t("betaVersion")}
    </p>
  );
}
