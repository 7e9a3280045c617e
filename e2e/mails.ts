import { adminToken, call } from "./people.ts";

/** The last mail to an address, from the outbox that an admin sees. */
async function mailTo(url: string, email: string): Promise<{ text: string }> {
  const token = await adminToken(url);
  type Mails = { data: { id: string; recipient: string }[] };
  const found = await call<Mails>(url, "GET", "/mails?pageSize=100", undefined, token);
  const mail = found.data.find(({ recipient }) => recipient === email);
  if (!mail) throw new Error(`No mail was written to ${email}.`);
  return call(url, "GET", `/mails/${mail.id}`, undefined, token);
}

/** The six digits of the last mail to an address. */
export async function codeFor(url: string, email: string): Promise<string> {
  const { text } = await mailTo(url, email);
  return /\b\d{6}\b/.exec(text)![0];
}

/** The path to which the last mail to an address leads. */
export async function linkFor(url: string, email: string): Promise<string> {
  const { text } = await mailTo(url, email);
  const { pathname, search } = new URL(/https?:\S+/.exec(text)![0]);
  return `${pathname}${search}`;
}
