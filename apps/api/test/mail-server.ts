import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  from: string;
  to: string[];
  /** By lower-case name, unfolded, words decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
  raw: string;
};

/** A real mail server on a free port. `refuse` makes it answer so many times with an error first. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  let slowMs = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (refusals > 0) {
          refusals--;
          return done(Object.assign(new Error("Mailbox is busy"), { responseCode: 450 }));
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const to = rcptTo.map(({ address }) => address);
        received.push({ from, to, ...readMail(Buffer.concat(parts).toString("utf8")) });
        setTimeout(done, slowMs);
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (times: number) => {
      refusals = times;
    },
    slowDown: (ms: number) => {
      slowMs = ms;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}

/** Enough of MIME to read what nodemailer writes: two alternatives, quoted-printable or base64. */
function readMail(raw: string): Omit<ReceivedMail, "from" | "to"> {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.trimStart()));
  const contentOf = (type: string) => {
    const part = parts.find(({ headers }) => headers["content-type"]?.startsWith(type));
    return part ? decoded(part.body, part.headers["content-transfer-encoding"]) : "";
  };
  return { headers, raw, text: contentOf("text/plain"), html: contentOf("text/html") };
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), decodedWords(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`; the space between two encoded words is not part of them. */
const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      form.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : quotedPrintable(word.replaceAll("_", " ")),
    );

const decoded = (body: string, form = ""): string => {
  const text =
    form === "base64"
      ? Buffer.from(body, "base64").toString("utf8")
      : form === "quoted-printable"
        ? quotedPrintable(body.replace(/=\r\n/g, ""))
        : body;
  return text.replaceAll("\r\n", "\n");
};

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  ).toString("utf8");
