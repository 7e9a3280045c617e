import { ActionIcon, Button } from "@mantine/core";
import { IconPencil, IconUserOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

type Props = {
  isRevoked: boolean;
  /** The names of the acts, each with the person's. */
  names: { edit: string; revoke: string; restore: string };
  onEdit: () => void;
  onRevoke: () => void;
  onRestore: () => void;
};

/** What can be done with a pass or a membership: one that was revoked can only be given back. */
export function PassActs({ isRevoked, names, onEdit, onRevoke, onRestore }: Props) {
  const { t } = useTranslation("staff");
  if (isRevoked)
    return (
      <Button variant="default" aria-label={names.restore} onClick={onRestore}>
        {t("list.restore")}
      </Button>
    );
  return (
    <>
      <ActionIcon aria-label={names.edit} title={names.edit} onClick={onEdit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={names.revoke} title={names.revoke} onClick={onRevoke}>
        <IconUserOff size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
