import { addCoach, type Coach, type EventId, type GymId } from "@chave/contract";
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PhoneField } from "#web/components/fields/phone-field.tsx";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { GymPicker } from "#web/components/pickers/gym-picker.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useContractForm } from "#web/lib/use-contract-form.ts";
import { useSaveCoach } from "./coaches.api.ts";

export type EventChoice = { id: EventId; name: string };

type Props = {
  /** Absent for a new one. */
  coach?: Coach;
  events: readonly EventChoice[];
  onClose: () => void;
};

export function CoachDialog({ coach, events, onClose }: Props) {
  const { t } = useTranslation(["staff", "common"]);
  const save = useSaveCoach(coach?.id);
  const { form, onSubmit, refusal, pending } = useContractForm({
    schema: addCoach.body,
    initialValues: {
      name: coach?.name ?? "",
      email: coach?.email ?? "",
      phone: coach?.phone ?? "",
      gymId: coach?.gym.id ?? (null as GymId | null),
      eventId: (coach?.event?.id ?? "") as string,
    },
    toInput: ({ email, phone, eventId, gymId, ...rest }) => ({
      ...rest,
      email: email.trim() || null,
      phone: phone || null,
      // Not chosen yet: the schema says so.
      gymId: gymId as GymId,
      eventId: (eventId || null) as EventId | null,
    }),
    submit: async (input) => {
      const { name } = await save.mutateAsync(input);
      showDone(t("coaches.saved", { name }));
      onClose();
    },
  });

  return (
    <Modal
      opened
      onClose={onClose}
      title={coach ? t("coaches.editTitle", { name: coach.name }) : t("coaches.addTitle")}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <TextInput
            label={t("form.name")}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps("name")}
          />
          <GymPicker
            label={t("coaches.gym")}
            value={form.values.gymId}
            error={form.errors.gymId}
            onChange={(gymId) => form.setFieldValue("gymId", gymId)}
          />
          <NativeSelect
            label={t("coaches.event")}
            data={[
              { value: "", label: t("coaches.allEvents") },
              ...events.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps("eventId")}
          />
          <TextInput
            type="email"
            label={t("coaches.email")}
            autoComplete="off"
            {...form.getInputProps("email")}
          />
          <PhoneField label={t("coaches.phone")} {...form.getInputProps("phone")} />
          <FormRefusal message={refusal} />
          <Group justify="flex-end">
            <Button type="submit" loading={pending}>
              {t("list.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
