import { Menu, UnstyledButton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { communityLinks } from "./community-links.ts";

type Props = { links: ReturnType<typeof communityLinks>; className?: string };

export function CommunityMenu({ links, className }: Props) {
  const { t } = useTranslation();
  if (links.length === 0) return null;

  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <UnstyledButton className={className}>
          {t("header.community")}
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {links.map(({ href, label }) => (
          <Menu.Item key={href} component="a" href={href} target="_blank" rel="noreferrer">
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
