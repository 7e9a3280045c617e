import type { EventDetail } from "@chave/contract";
import { Button, Stack, Text, Title } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/components/confirm-dialog.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useDeleteEvent } from "./events.api.ts";

/** Deletes an event, after saying what goes with it. */
export function DeleteEvent({ event, onDeleted }: { event: EventDetail; onDeleted: () => void }) {
  const { t } = useTranslation("events");
  const [asking, dialog] = useDisclosure();
  const remove = useDeleteEvent();
  const { name, categories, registrations, brackets } = event;

  return (
    <Stack gap="xs" align="flex-start" mt={48}>
      <Title order={2} size="h3">
        {t("delete.section")}
      </Title>
      <Text c="dimmed">{t("delete.hint")}</Text>
      <Button
        variant="outline"
        color="red"
        disabled={event.fightsFinished > 0}
        onClick={dialog.open}
      >
        {t("delete.open")}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        title={t("delete.title", { name })}
        confirm={t("delete.confirm")}
        loading={remove.isPending}
        onConfirm={() =>
          remove.mutate(event.id, {
            onSuccess: () => {
              showDone(t("delete.done"));
              onDeleted();
            },
            onError: dialog.close,
          })
        }
      >
        {t("delete.loses", { categories, registrations, brackets })}
      </ConfirmDialog>
    </Stack>
  );
}
