import classes from "./face.module.css";

type Props = { name: string; imgPath: string | null; size?: number };

/** A person's picture, else the first letters of the name. The name stands beside it in words. */
export function Face({ name, imgPath, size = 48 }: Props) {
  const style = { width: size, height: size, fontSize: Math.round(size * 0.38) };
  if (imgPath) return <img src={imgPath} alt="" className={classes.face} style={style} />;
  return (
    <span className={classes.face} style={style} aria-hidden>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? "")][0]?.toUpperCase()).join("");
}
