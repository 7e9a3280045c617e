import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = ButtonProps & { to: string; children: ReactNode; onClick?: () => void };

/** A way to another page that weighs as much as an act. */
export function LinkButton(props: Props) {
  return <Button component={Link} {...props} />;
}
