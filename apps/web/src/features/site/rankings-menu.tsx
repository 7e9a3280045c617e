import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Dropdown } from "#web/components/dropdown.tsx";
import { rankingLinks } from "./ranking-links.ts";

export function RankingsMenu({ className }: { className?: string }) {
  const { t } = useTranslation();
  const target = (
    <>
      {t("header.rankings")}
      <IconChevronDown size={16} aria-hidden />
    </>
  );

  return (
    <Dropdown target={target} align="start" className={className}>
      {rankingLinks.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{t(label)}</Link>
        </li>
      ))}
    </Dropdown>
  );
}
