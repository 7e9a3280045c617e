import { IconAlertTriangle, IconArrowUp, IconCheck, IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./network-badge.module.css";
import type { OutboxState } from "./outbox.ts";

type Props = { sent: OutboxState; isLive: boolean; signInAt: string };

/** Where the fight's actions are: at the server, on their way, or kept on this device. */
export function NetworkBadge({ sent, isLive, signInAt }: Props) {
  const { t } = useTranslation("scoreboard");
  const count = sent.waiting.length;
  const { status } = sent;

  if (status === "blocked")
    return (
      <Badge tone="wrong" icon={<IconAlertTriangle size={18} aria-hidden />}>
        {t("net.blocked")}
      </Badge>
    );
  if (status === "signed_out" || status === "offline" || (status === "idle" && !isLive)) {
    const key = status === "signed_out" ? "net.signedOut" : count > 0 ? "net.offlineKept" : null;
    return (
      <Badge tone="kept" icon={<IconCloudOff size={18} aria-hidden />} title={t("net.hint")}>
        {key ? t(key, { count }) : t("net.offline")}
        {status === "signed_out" && <Link to={signInAt}>{t("signIn")}</Link>}
      </Badge>
    );
  }
  if (status === "sending")
    return <Badge icon={<IconArrowUp size={18} aria-hidden />}>{t("net.sending")}</Badge>;
  return <Badge icon={<IconCheck size={18} aria-hidden />}>{t("net.online")}</Badge>;
}

type BadgeProps = {
  tone?: "kept" | "wrong";
  icon: React.ReactNode;
  title?: string;
  children: React.ReactNode;
};

function Badge({ tone, icon, title, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone} title={title} role="status">
      {icon}
      {children}
    </span>
  );
}
