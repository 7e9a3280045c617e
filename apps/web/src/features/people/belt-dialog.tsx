import {
  type Belt,
  belts,
  type CompetitorId,
  type Graduation,
  newGraduation,
  type Sport,
  sports,
} from "@chave/contract";
import { Button, Group, Modal, NativeSelect, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DateField } from "#web/components/fields/date-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { today } from "#web/lib/today.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveGraduation } from "./people.api.ts";

type Props = {
  competitorId: CompetitorId;
  /** Null for a new one. */
  graduation: Graduation | null;
  onClose: () => void;
};

/** One belt of the history. */
export function BeltDialog({ competitorId, graduation, onClose }: Props) {
  const { t } = useTranslation(["people", "enums", "common"]);
  const save = useSaveGraduation(competitorId, graduation?.id ?? null);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: newGraduation,
    initialValues: {
      sport: graduation?.sport ?? sports[0],
      belt: graduation?.belt ?? "",
      graduatedOn: graduation?.graduatedOn ?? "",
    },
    toInput: ({
      sport,
      belt,
      graduatedOn,
    }: {
      sport: Sport;
      belt: string;
      graduatedOn: string;
    }) => ({
      sport,
      belt: belt as Belt,
      graduatedOn: graduatedOn || null,
    }),
    submit: async (input) => {
      await save.mutateAsync(input);
      showDone(t(graduation ? "belts.changed" : "belts.added"));
      onClose();
    },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(graduation ? "belts.editTitle" : "belts.addTitle")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <NativeSelect
            label={t("fields.sport")}
            data={sports.map((value) => ({ value, label: t(`enums:sport.${value}`) }))}
            {...form.getInputProps("sport")}
          />
          <NativeSelect
            label={t("fields.belt")}
            required
            data={[
              { value: "", label: t("fields.choose") },
              ...belts.map((value) => ({ value, label: t(`enums:belt.${value}`) })),
            ]}
            {...form.getInputProps("belt")}
          />
          <DateField
            label={t("fields.graduatedOn")}
            description={t("belts.dateHint")}
            maxDate={today()}
            {...form.getInputProps("graduatedOn")}
          />
          <FormRefusal message={refusal} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t("common:action.cancel")}
            </Button>
            <Button type="submit" loading={pending}>
              {t("common:action.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
