import { ActionIcon, Button, Checkbox, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { EntryPlace } from "#web/components/pickers/entry-place.tsx";
import type { DirectoryKind } from "#web/lib/directory.ts";
import { numericDate } from "#web/lib/format.ts";
import { showDone } from "#web/lib/toast.tsx";
import { type KeptEntry, useApprove } from "./directory.api.ts";
import classes from "./directory.module.css";

export type EntryAct = "refuse" | "edit" | "merge" | "delete";

type Props = {
  kind: DirectoryKind;
  entry: KeptEntry;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  onAct: (act: EntryAct) => void;
};

export function EntryRow({ kind, entry, isChosen, onChoose, onAct }: Props) {
  const { t } = useTranslation("gyms");
  const approve = useApprove(kind);
  const { id, name, status, members, responsibleName, createdAt } = entry;
  const date = numericDate(createdAt.slice(0, 10));
  const by = responsibleName
    ? t("admin.registeredBy", { name: responsibleName, date })
    : t("admin.registered", { date });

  return (
    <tr className={classes.row}>
      <td className={classes.choose}>
        <Checkbox
          iconColor="var(--on-ink)"
          aria-label={t("admin.choose", { name })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </td>
      <th scope="row" className={classes.name}>
        {name}
        <span className={classes.by}>{by}</span>
      </th>
      <td className={classes.place}>
        <EntryPlace entry={entry} />
      </td>
      <td className={classes.members} data-label={t("admin.column.members")}>
        {members}
      </td>
      <td className={classes.status} data-status={status}>
        {t(`status.${status}`)}
      </td>
      <td className={classes.acts}>
        {status !== "approved" && (
          <Button
            variant={status === "pending" ? "filled" : "default"}
            size="sm"
            loading={approve.isPending}
            onClick={() =>
              approve.mutate(id, { onSuccess: () => showDone(t("admin.approved", { name })) })
            }
          >
            {t("admin.approve")}
          </Button>
        )}
        <Menu position="bottom-end" classNames={{ item: classes.act }}>
          <Menu.Target>
            <ActionIcon aria-label={t("admin.more", { name })}>
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onAct("edit")}>{t("admin.edit")}</Menu.Item>
            <Menu.Item onClick={() => onAct("merge")}>{t("admin.merge")}</Menu.Item>
            {status !== "refused" && (
              <Menu.Item onClick={() => onAct("refuse")}>{t("admin.refuse")}</Menu.Item>
            )}
            <Menu.Item onClick={() => onAct("delete")}>{t("admin.delete")}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  );
}
