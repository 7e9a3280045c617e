import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import type { PassSearch } from "./use-pass-search.ts";

type Props = { of: "coaches" | "affiliates"; search: PassSearch; onAdd: () => void };

/** Nothing found, none revoked, or none at all: then what the list is for. */
export function NoPasses({ of, search: { search, state }, onAdd }: Props) {
  const { t } = useTranslation("staff");
  if (search) return <EmptyState title={t("list.none", { search })} hint={t("list.noneHint")} />;
  if (state === "revoked") return <EmptyState title={t("list.noRevoked")} />;
  return (
    <EmptyState
      title={t(`${of}.empty`)}
      hint={t(`${of}.emptyHint`)}
      action={<Button onClick={onAdd}>{t(`${of}.add`)}</Button>}
    />
  );
}
