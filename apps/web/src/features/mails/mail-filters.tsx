import { mailStatus } from "@chave/contract";
import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { SearchBox } from "#web/components/search-box.tsx";
import classes from "./mails.module.css";

/** By receiver and by what became of the mail; both stand in the address. */
export function MailFilters() {
  const { t } = useTranslation("mails");
  const [searchParams, setSearchParams] = useSearchParams();

  const choose = (status: string) => {
    const query = new URLSearchParams(searchParams);
    query.delete("page");
    if (status) query.set("status", status);
    else query.delete("status");
    setSearchParams(query);
  };

  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchBox label={t("filter.search")} />
      </div>
      <NativeSelect
        aria-label={t("filter.status")}
        data={[
          { value: "", label: t("filter.all") },
          ...mailStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={searchParams.get("status") ?? ""}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}
