export type Network = "facebook" | "instagram" | "x";

const hosts: Record<Network, string> = {
  facebook: "facebook.com",
  instagram: "instagram.com",
  x: "x.com",
};

/** "@ana.souza" and "instagram.com/ana.souza" as the address of a profile; anything else stays as it was typed. */
export function profileLinkOf(network: Network, text: string): string {
  const typed = text.trim();
  if (/^(www\.|m\.)?(facebook|fb|instagram|twitter|x)\.com\/./i.test(typed))
    return `https://${typed}`;
  if (/^@?[\w.]{1,50}$/.test(typed) && !/\.com$/i.test(typed))
    return `https://${hosts[network]}/${typed.replace("@", "")}`;
  return typed;
}
