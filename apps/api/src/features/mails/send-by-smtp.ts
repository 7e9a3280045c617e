import { createTransport, type SendMailOptions } from "nodemailer";
import type { Env } from "#api/env.ts";

export type OutgoingMail = {
  id: string;
  recipient: string;
  language: string;
  subject: string;
  text: string;
  html: string;
};

/** Hands mails to a mail server, a few at a time; throws what the server or the network said. */
export type MailDoor = { send: (mail: OutgoingMail) => Promise<void>; close: () => void };

const second = 1_000;
/** A mail that takes longer was not sent; well below the lease that the sender has on it. */
const longestSending = 120 * second;

export function smtpDoor(url: string, from: Env["MAIL_FROM"]): MailDoor {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
  });

  return {
    send: async ({ id, recipient, language, subject, text, html }) => {
      const mail: SendMailOptions & { signal: AbortSignal } = {
        from,
        // As an object: a comma in the address must not make two receivers of it.
        to: { name: "", address: recipient },
        ...{ subject, text, html },
        // The same when it is sent again, so that the receiver's server can tell.
        messageId: `<${id}@${hostOf(from)}>`,
        headers: {
          "Content-Language": language === "pt" ? "pt-BR" : language,
          // Keeps holiday notices from answering.
          "Auto-Submitted": "auto-generated",
          "X-Auto-Response-Suppress": "All",
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(longestSending),
      };
      await server.sendMail(mail);
    },
    close: () => server.close(),
  };
}

const hostOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? "chave.local";
