import type { Organization } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { Row, RowList } from "#web/components/row-list.tsx";
import { numericDate } from "#web/lib/format.ts";

export function OrganizationList({ organizations }: { organizations: readonly Organization[] }) {
  const { t } = useTranslation("admin");

  return (
    <RowList>
      {organizations.map(
        ({ id, name, ownerName, ownerEmail, ownerVerified, events, createdAt }) => (
          <Row
            key={id}
            name={name}
            about={[ownerName, ownerEmail, !ownerVerified && t("organization.unverified")]
              .filter(Boolean)
              .join(" · ")}
            figure={t("organization.events", { count: events })}
            state={t("madeOn", { date: numericDate(createdAt.slice(0, 10)) })}
          />
        ),
      )}
    </RowList>
  );
}
