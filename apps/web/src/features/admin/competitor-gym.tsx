import type { AdminCompetitorDetail } from "@chave/contract";
import { useTranslation } from "react-i18next";
import { GymPicker } from "#web/components/pickers/gym-picker.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { useSetGym } from "./admin.api.ts";

/** Sets the gym of a person, or clears it. Entries keep the gym they were made with. */
export function CompetitorGym({ competitor }: { competitor: AdminCompetitorDetail }) {
  const { t } = useTranslation(["admin", "common"]);
  const setGym = useSetGym(competitor.id);
  return (
    <GymPicker
      label={t("competitor.gym")}
      description={t("competitor.gymHint")}
      value={setGym.isPending ? setGym.variables : competitor.gymId}
      onChange={(gymId) =>
        setGym.mutate(gymId, { onSuccess: () => showDone(t("common:state.saved")) })
      }
    />
  );
}
