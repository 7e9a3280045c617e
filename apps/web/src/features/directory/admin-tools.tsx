import { directorySorts, directoryStatuses } from "@chave/contract";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SearchBox } from "#web/components/search-box.tsx";
import { SortSelect } from "#web/components/sort-select.tsx";
import classes from "./directory.module.css";

type Props = { status: string | undefined; onStatus: (status: string) => void };

export function AdminTools({ status, onStatus }: Props) {
  const { t } = useTranslation("gyms");
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchBox label={t("admin.searchExample")} />
      </div>
      <NativeSelect
        aria-label={t("admin.status")}
        data={[
          { value: "", label: t("admin.anyStatus") },
          ...directoryStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ""}
        onChange={(event) => onStatus(event.currentTarget.value)}
      />
      <SortSelect
        orders={directorySorts.map((value) => ({ value, label: t(`admin.orders.${value}`) }))}
      />
    </div>
  );
}
