import type { GymId, MyGym } from "@chave/contract";
import { Anchor, Button, Group, Stack, Switch, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GymPicker } from "#web/components/pickers/gym-picker.tsx";
import { showDone } from "#web/lib/toast.tsx";
import classes from "./my-gym-card.module.css";
import { useChooseMyGym } from "./students.api.ts";

/** The gym where I teach, and what is known of it. */
export function MyGymCard({ gym }: { gym: NonNullable<MyGym["gym"]> }) {
  const { t } = useTranslation("students");
  const { name, city, state, email, phone, isBranch, headquartersName, status } = gym;
  const facts = [
    [t("gym.place"), [city, state].filter(Boolean).join(", ")],
    [
      t("gym.kind"),
      isBranch
        ? headquartersName
          ? t("gym.branchOf", { name: headquartersName })
          : t("gym.branch")
        : t("gym.headquarters"),
    ],
    [t("gym.email"), email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
    [t("gym.phone"), phone && <Anchor href={`tel:${phone}`}>{phone}</Anchor>],
  ] as const;

  return (
    <section className={classes.card} aria-label={name}>
      <Title order={2}>{name}</Title>
      {status !== "approved" && <Text className={classes.status}>{t(`gym.status.${status}`)}</Text>}
      <dl className={classes.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}

type ChooseProps = { current: GymId | null; students: number };

/** Says where I teach from now on; the students may come along. */
export function ChooseGym({ current, students }: ChooseProps) {
  const { t } = useTranslation("students");
  const [gymId, setGymId] = useState(current);
  const [withStudents, setWithStudents] = useState(true);
  const choose = useChooseMyGym();
  const save = () =>
    choose.mutate(
      { gymId, withStudents: withStudents && students > 0 },
      { onSuccess: () => showDone(t("gym.saved")) },
    );

  return (
    <Stack gap="md" maw={520} align="stretch">
      <GymPicker label={t("gym.choose")} value={gymId} onChange={setGymId} />
      {students > 0 && gymId !== null && gymId !== current && (
        <Switch
          label={t("gym.withStudents", { count: students })}
          checked={withStudents}
          onChange={(event) => setWithStudents(event.currentTarget.checked)}
        />
      )}
      <Group>
        <Button disabled={gymId === current} loading={choose.isPending} onClick={save}>
          {t("gym.save")}
        </Button>
      </Group>
    </Stack>
  );
}
