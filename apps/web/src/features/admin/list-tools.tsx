import type { ReactNode } from "react";
import { SearchBox } from "#web/components/search-box.tsx";
import { SortSelect } from "#web/components/sort-select.tsx";
import classes from "./list-tools.module.css";

type Props = {
  search: string;
  orders: readonly { value: string; label: string }[];
  children?: ReactNode;
};

/** Search and order of a list, above it. */
export function ListTools({ search, orders, children }: Props) {
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchBox label={search} />
      </div>
      <SortSelect orders={orders} />
      {children}
    </div>
  );
}
