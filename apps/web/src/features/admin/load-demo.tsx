import { Button, Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#web/components/link-button.tsx";
import { paths } from "#web/paths.ts";
import { useLoadDemo } from "./admin.api.ts";

/** Fills an empty installation with an event to try everything on, and says who may sign in there. */
export function LoadDemo() {
  const { t } = useTranslation("admin");
  const load = useLoadDemo();

  if (!load.data)
    return (
      <Stack gap="xs" align="flex-start">
        <Button variant="default" loading={load.isPending} onClick={() => load.mutate()}>
          {t("demo.load")}
        </Button>
        <Text c="dimmed" fz="sm" role="status">
          {t(load.isPending ? "demo.loading" : "demo.hint")}
        </Text>
      </Stack>
    );
  return (
    <Stack align="flex-start">
      <Text fw={600} role="status">
        {t("demo.loaded")}
      </Text>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("demo.email")}</Table.Th>
            <Table.Th>{t("demo.password")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {load.data.accounts.map(({ email, password }) => (
            <Table.Tr key={email}>
              <Table.Td>{email}</Table.Td>
              <Table.Td>{password}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <LinkButton to={paths.event(load.data.eventSlug)}>{t("demo.open")}</LinkButton>
    </Stack>
  );
}
