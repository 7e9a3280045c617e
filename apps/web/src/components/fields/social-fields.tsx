import { Stack, TextInput } from "@mantine/core";
import { IconBrandFacebook, IconBrandInstagram, IconBrandX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Network, profileLinkOf } from "#web/lib/profile-link.ts";
import { type GroupProps, groupOf } from "./form-fields.ts";

const networks = [
  { name: "instagram", Icon: IconBrandInstagram, example: "https://instagram.com/ana.souza" },
  { name: "facebook", Icon: IconBrandFacebook, example: "https://facebook.com/ana.souza" },
  { name: "x", Icon: IconBrandX, example: "https://x.com/anasouza" },
] as const;

/** Addresses of profiles. A bare name, "@ana.souza", becomes an address when the field is left. */
export function SocialFields(group: GroupProps) {
  const { t } = useTranslation("people");
  const { values, input, set } = groupOf<Record<Network, string>>(group);
  return (
    <Stack>
      {networks.map(({ name, Icon, example }) => (
        <TextInput
          key={name}
          type="url"
          label={t(`fields.${name}`)}
          placeholder={example}
          leftSection={<Icon size={20} aria-hidden />}
          autoCapitalize="none"
          {...input(name)}
          onBlur={() => {
            const link = profileLinkOf(name, values[name]);
            if (link !== values[name]) set(name, link);
          }}
        />
      ))}
    </Stack>
  );
}
