import { getOrganization, type OrganizationId } from "@chave/contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#web/lib/api.ts";

/** What an organization shows to everyone. */
export const publicOrganizationQuery = (organizationId: OrganizationId) =>
  queryOptions({
    queryKey: ["organization", organizationId],
    queryFn: () => callApi(getOrganization, { params: { organizationId } }),
  });
