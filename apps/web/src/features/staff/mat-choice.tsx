import type { MatId } from "@chave/contract";
import { IconArrowRight } from "@tabler/icons-react";
import { Link } from "react-router";
import { useFightWords } from "#web/lib/fight-words.ts";
import classes from "./mat-choice.module.css";

type Choice = { id: MatId; name: string };
type Props = { mats: readonly Choice[]; linkTo: (mat: Choice) => string };

/** Every mat as a target that nobody misses. */
export function MatChoice({ mats, linkTo }: Props) {
  const words = useFightWords();
  return (
    <ul className={classes.mats}>
      {mats.map((mat) => (
        <li key={mat.id}>
          <Link to={linkTo(mat)} className={classes.mat}>
            {words.mat(mat)}
            <IconArrowRight size={22} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
