import type { Session } from "@chave/contract";
import { displayName } from "#web/lib/session.ts";
import classes from "./portrait.module.css";

/** The picture of whoever is signed in: competitor's, else the organization's, else the first letters of the name. */
export function Portrait({ session }: { session: Session }) {
  const image = session.competitor?.img_path ?? session.organization?.img_path;
  if (image) return <img src={image} alt="" className={classes.portrait} />;
  return (
    <span className={classes.portrait} aria-hidden>
      {initials(displayName(session))}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase()).join("");
}
