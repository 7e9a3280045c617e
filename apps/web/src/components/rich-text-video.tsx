import { videoEmbedOf } from "@chave/contract";
import { IconExternalLink } from "@tabler/icons-react";
import classes from "./rich-text.module.css";

type Props = { url: string; title: string; linkLabel: string };

/** A video of YouTube or Vimeo in their players without tracking cookies; any other address as a link. */
export function RichTextVideo({ url, title, linkLabel }: Props) {
  const embed = videoEmbedOf(url);
  if (!embed)
    return (
      <a className={classes.link} href={url} target="_blank" rel="noopener nofollow">
        {linkLabel}
        <IconExternalLink size={16} aria-hidden />
      </a>
    );
  return (
    <iframe
      className={classes.video}
      src={embed.src}
      title={title}
      loading="lazy"
      allow="fullscreen; picture-in-picture; encrypted-media"
      // YouTube plays only for a page that says where it is.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  );
}
