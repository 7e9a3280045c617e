import { codeRules } from "@chave/contract";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api.ts";
import { showDone } from "#web/lib/toast.tsx";
import { useCountdown } from "./use-countdown.ts";

type Props = {
  send: () => Promise<unknown>;
  /** A code was sent just now. */
  justSent: boolean;
};

/** Asks for another code, and counts the seconds until that is possible. */
export function SendAgain({ send, justSent }: Props) {
  const { t } = useTranslation("auth");
  const [left, setLeft] = useCountdown(justSent ? codeRules.resendSeconds : 0);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      showDone(t("code.sent"));
      setLeft(codeRules.resendSeconds);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === "too_many_requests")
        setLeft(Number(error.details.seconds ?? codeRules.resendSeconds));
    },
  });

  return (
    <Button
      variant="subtle"
      className="figures"
      disabled={left > 0}
      loading={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {left > 0 ? t("code.wait", { seconds: left }) : t("code.again")}
    </Button>
  );
}
