import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Dropdown } from "#web/components/dropdown.tsx";
import type { communityLinks } from "./community-links.ts";

type Props = { links: ReturnType<typeof communityLinks>; className?: string };

export function CommunityMenu({ links, className }: Props) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  const target = (
    <>
      {t("header.community")}
      <IconChevronDown size={16} aria-hidden />
    </>
  );

  return (
    <Dropdown target={target} align="start" className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {t(label)}
          </a>
        </li>
      ))}
    </Dropdown>
  );
}
