import { Anchor } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./editor-head.module.css";
import { PageTitle } from "./page-title.tsx";

type Props = { to: string; back: string; title: string; lead?: ReactNode };

/** The heading of a page that edits one thing of a list, with the way back to it. */
export function EditorHead({ to, back, title, lead }: Props) {
  return (
    <>
      <Anchor component={Link} to={to} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {back}
      </Anchor>
      <PageTitle title={title} lead={lead} />
    </>
  );
}
