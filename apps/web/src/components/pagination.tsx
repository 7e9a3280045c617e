import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import classes from "./pagination.module.css";

type Props = { page: number; pageSize: number; total: number };

/** Links to the neighbouring pages of a list whose page stands in the address as `?page=`. */
export function Pagination({ page, pageSize, total }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;

  const to = (number: number) => {
    const query = new URLSearchParams(search);
    query.set("page", String(number));
    return { search: `?${query}` };
  };
  return (
    <nav className={classes.pagination} aria-label={t("pages.of", { page, pages })}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" aria-label={t("pages.previous")}>
          <IconChevronLeft size={20} aria-hidden />
        </Link>
      )}
      <span className="figures">{t("pages.of", { page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" aria-label={t("pages.next")}>
          <IconChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
