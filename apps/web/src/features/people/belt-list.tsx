import type { Graduation, Profile } from "@chave/contract";
import { ActionIcon, Button, Group, Text, Title } from "@mantine/core";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { longDate } from "#web/lib/format.ts";
import { BeltDialog } from "./belt-dialog.tsx";
import { BeltLine } from "./belt-line.tsx";
import classes from "./belt-list.module.css";
import { RemoveBelt } from "./remove-belt.tsx";

type Props = { profile: Pick<Profile, "id" | "graduations"> };

/** The history of a person's belts, latest first. Each change is saved at once. */
export function BeltList({ profile: { id, graduations } }: Props) {
  const { t } = useTranslation(["people", "enums"]);
  const [language] = useLanguage();
  const [edited, setEdited] = useState<Graduation | "new" | null>(null);
  const [removed, setRemoved] = useState<Graduation | null>(null);
  const isCurrent = (one: Graduation) =>
    graduations.find(({ sport }) => sport === one.sport)?.id === one.id;
  const words = ({ belt, sport }: Graduation) => ({
    belt: t(`enums:belt.${belt}`),
    sport: t(`enums:sport.${sport}`),
  });

  return (
    <section aria-labelledby="belts">
      <Group justify="space-between" align="end" mb="sm">
        <div>
          <Title order={2} size="h3" id="belts">
            {t("belts.title")}
          </Title>
          <Text c="dimmed">{t(graduations.length > 0 ? "belts.lead" : "belts.emptyHint")}</Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited("new")}
        >
          {t("belts.add")}
        </Button>
      </Group>
      {graduations.length > 0 && (
        <ul className={classes.list}>
          {graduations.map((one) => (
            <li key={one.id} className={classes.row}>
              <span className={classes.words}>
                <BeltLine belt={one.belt} sport={one.sport} />
                <span className={classes.day}>
                  {one.graduatedOn ? longDate(language, one.graduatedOn) : t("belts.noDate")}
                  {isCurrent(one) && ` · ${t("belts.current")}`}
                </span>
              </span>
              <ActionIcon aria-label={t("belts.edit", words(one))} onClick={() => setEdited(one)}>
                <IconPencil size={20} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={t("belts.remove", words(one))}
                onClick={() => setRemoved(one)}
              >
                <IconTrash size={20} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {edited !== null && (
        <BeltDialog
          competitorId={id}
          graduation={edited === "new" ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && (
        <RemoveBelt
          competitorId={id}
          graduation={removed}
          words={words(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
}
