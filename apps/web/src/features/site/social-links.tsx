import type { Site } from "@chave/contract";
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandX,
  IconBrandYoutube,
} from "@tabler/icons-react";
import classes from "./social-links.module.css";

const networks = [
  { name: "facebook", label: "Facebook", Icon: IconBrandFacebook },
  { name: "instagram", label: "Instagram", Icon: IconBrandInstagram },
  { name: "youtube", label: "YouTube", Icon: IconBrandYoutube },
  { name: "x", label: "X", Icon: IconBrandX },
] as const;

/** The networks on which this installation has an address. */
export function SocialLinks({ social }: { social: Site["social"] | undefined }) {
  const links = networks.flatMap(({ name, label, Icon }) => {
    const href = social?.[name];
    return href ? [{ href, label, Icon }] : [];
  });
  if (links.length === 0) return null;

  return (
    <div className={classes.links}>
      {links.map(({ href, label, Icon }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer" aria-label={label}>
          <Icon size={22} aria-hidden />
        </a>
      ))}
    </div>
  );
}
