import type { GymId, Student } from "@chave/contract";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBuilding, IconKey } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GymPicker } from "#web/components/pickers/gym-picker.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useMoveStudents } from "./students.api.ts";
import classes from "./students.module.css";

type Props = { chosen: readonly Student[]; onCredentials: () => void; onDone: () => void };

/** What can be done with the chosen students; stays at the lower edge. */
export function ChosenBar({ chosen, onCredentials, onDone }: Props) {
  const { t } = useTranslation("students");
  const [moves, moving] = useDisclosure();

  return (
    <section className={classes.bar} aria-label={t("chosen.label")}>
      <strong className="figures">{t("chosen.count", { count: chosen.length })}</strong>
      <Button variant="subtle" size="sm" className={classes.clear} onClick={onDone}>
        {t("chosen.clear")}
      </Button>
      <div className={classes.acts}>
        <Button leftSection={<IconKey size={18} aria-hidden />} px="sm" onClick={onCredentials}>
          {t("chosen.credentials")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconBuilding size={18} aria-hidden />}
          px="sm"
          onClick={moving.open}
        >
          {t("chosen.move")}
        </Button>
      </div>
      {moves && <MoveDialog chosen={chosen} onClose={moving.close} onMoved={onDone} />}
    </section>
  );
}

type MoveProps = { chosen: readonly Student[]; onClose: () => void; onMoved: () => void };

function MoveDialog({ chosen, onClose, onMoved }: MoveProps) {
  const { t } = useTranslation(["students", "common"]);
  const [gymId, setGymId] = useState<GymId | null>(null);
  const move = useMoveStudents();
  const competitorIds = chosen.map(({ id }) => id);
  const done = ({ moved }: { moved: number }) => {
    showDone(t("move.done", { count: moved }));
    onClose();
    onMoved();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("move.title", { count: chosen.length })}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
    >
      <Stack>
        <Text>{t("move.hint")}</Text>
        <GymPicker label={t("move.gym")} value={gymId} onChange={setGymId} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            disabled={gymId === null}
            loading={move.isPending}
            onClick={() => gymId && move.mutate({ competitorIds, gymId }, { onSuccess: done })}
          >
            {t("move.confirm")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
