import type { Organization } from "@chave/contract";
import { Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { numericDate } from "#web/lib/format.ts";

export function OrganizationTable({ organizations }: { organizations: readonly Organization[] }) {
  const { t } = useTranslation("admin");

  return (
    <Table.ScrollContainer minWidth={520}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("organization.name")}</Table.Th>
            <Table.Th>{t("organization.owner")}</Table.Th>
            <Table.Th ta="right">{t("organization.events")}</Table.Th>
            <Table.Th ta="right">{t("organization.since")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {organizations.map(({ id, name, ownerName, ownerEmail, events, createdAt }) => (
            <Table.Tr key={id}>
              <Table.Td fw={600}>{name}</Table.Td>
              <Table.Td>
                {ownerName}
                {ownerEmail && ` · ${ownerEmail}`}
              </Table.Td>
              <Table.Td ta="right">{events}</Table.Td>
              <Table.Td ta="right">{numericDate(createdAt.slice(0, 10))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
