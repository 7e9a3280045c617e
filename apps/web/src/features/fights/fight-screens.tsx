import { ActionIcon } from "@mantine/core";
import { IconCopy, IconDeviceTv } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { copyText } from "#web/lib/copy-text.ts";
import { showDone, showError } from "#web/lib/toast.tsx";

/** Opens a fight's TV in its own window, or gives the address to carry to another device. */
export function FightScreens({ tvAt, number }: { tvAt: string; number: number | null }) {
  const { t } = useTranslation("fights");
  const copy = async () => {
    const address = new URL(tvAt, window.location.href).href;
    if (await copyText(address)) showDone(t("copied"));
    else showError(`${t("copyByHand")} ${address}`);
  };
  return (
    <>
      <ActionIcon
        component="a"
        href={tvAt}
        target="_blank"
        rel="noreferrer"
        aria-label={t("openTvOf", { number })}
        title={t("openTv")}
      >
        <IconDeviceTv size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon onClick={copy} aria-label={t("copyTvOf", { number })} title={t("copyTv")}>
        <IconCopy size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
