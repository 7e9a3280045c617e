import type { MailDetail } from "@chave/contract";
import { Button, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { showDone } from "#web/lib/toast.tsx";
import { MailFacts } from "./mail-facts.tsx";
import { useRetryMail } from "./mails.api.ts";
import classes from "./mails.module.css";

type Props = { mail: MailDetail; sends: boolean };

export function MailView({ mail, sends }: Props) {
  const { t } = useTranslation("mails");
  const [face, setFace] = useState("html");
  const retry = useRetryMail(mail.id);
  const send = () => retry.mutate(undefined, { onSuccess: () => showDone(t("mail.retried")) });

  return (
    <Stack>
      <MailFacts mail={mail} />
      <div className={classes.tools}>
        <SegmentedControl
          size="md"
          aria-label={t("mail.face")}
          data={[
            { value: "html", label: t("mail.asSeen") },
            { value: "text", label: t("mail.asText") },
          ]}
          value={face}
          onChange={setFace}
        />
        {sends && mail.status !== "sent" && (
          <Button variant="default" onClick={send} loading={retry.isPending}>
            {t("mail.retry")}
          </Button>
        )}
      </div>
      {face === "html" ? (
        // Sandboxed: nothing in a mail runs here, and its links lead nowhere.
        <iframe
          className={classes.page}
          title={mail.subject}
          sandbox=""
          srcDoc={mail.html.replace("<head>", '<head><base target="_blank">')}
        />
      ) : (
        <pre className={classes.text}>{mail.text}</pre>
      )}
    </Stack>
  );
}
