import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { ConsentList } from "#web/features/people/consent-list.tsx";
import { EraseDialog } from "#web/features/people/erase-dialog.tsx";
import { ExportButton } from "#web/features/people/export-button.tsx";
import { privacyQuery } from "#web/features/people/privacy.api.ts";
import { showDone } from "#web/lib/toast.tsx";
import { token } from "#web/lib/token.ts";
import { paths } from "#web/paths.ts";

/** A copy of one's data, what one agreed to, and the way out. */
export function PrivacySettingsPage() {
  const { t } = useTranslation(["people", "errors"]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const privacy = useQuery(privacyQuery());
  const [erases, setErases] = useState(false);

  const leave = async () => {
    await navigate(paths.home());
    token.drop();
    queryClient.removeQueries();
    showDone(t("privacy.erased"));
  };

  return (
    <>
      <PageTitle title={t("privacy.title")} lead={t("privacy.lead")} />
      <QueryView query={privacy}>
        {({ consents, erasure }) => (
          <Stack gap={40}>
            <Stack component="section" gap="sm" align="start">
              <Title order={2}>{t("privacy.exportTitle")}</Title>
              <Text>{t("privacy.exportText")}</Text>
              <ExportButton />
            </Stack>
            <Stack component="section" gap="sm">
              <Title order={2}>{t("privacy.consentsTitle")}</Title>
              <ConsentList consents={consents} />
            </Stack>
            <Stack component="section" gap="sm" align="start">
              <Title order={2}>{t("privacy.eraseTitle")}</Title>
              <Text>{t("privacy.eraseText")}</Text>
              {erasure.obstacle ? (
                <Alert>{t(`errors:${erasure.obstacle}`)}</Alert>
              ) : (
                <Button color="red" variant="outline" onClick={() => setErases(true)}>
                  {t("privacy.erase")}
                </Button>
              )}
            </Stack>
            {erases && (
              <EraseDialog erasure={erasure} onClose={() => setErases(false)} onErased={leave} />
            )}
          </Stack>
        )}
      </QueryView>
    </>
  );
}
