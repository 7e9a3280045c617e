import { NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";

type Props = {
  /** The first is the order that needs no word in the address. */
  orders: readonly { value: string; label: string }[];
};

/** The order of a list, which stands in the address as `?sort=`. */
export function SortSelect({ orders }: Props) {
  const { t } = useTranslation();
  const [searchParams, setSearchParams] = useSearchParams();

  const choose = (value: string) => {
    const query = new URLSearchParams(searchParams);
    query.delete("page");
    if (value === orders[0]?.value) query.delete("sort");
    else query.set("sort", value);
    setSearchParams(query, { replace: true });
  };
  return (
    <NativeSelect
      aria-label={t("sort")}
      data={[...orders]}
      value={searchParams.get("sort") ?? orders[0]?.value}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}
