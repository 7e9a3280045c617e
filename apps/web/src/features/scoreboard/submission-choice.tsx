import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import dialog from "./dialog.module.css";

const common = [
  "armbar",
  "rear_naked_choke",
  "triangle",
  "choke",
  "guillotine",
  "kimura",
  "americana",
  "foot_lock",
  "arm_triangle",
  "omoplata",
  "kneebar",
  "clock_choke",
] as const;

type Props = { value: string; onChange: (value: string) => void };

/** Which submission it was: the usual ones to touch, any other to type. Never asked for. */
export function SubmissionChoice({ value, onChange }: Props) {
  const { t } = useTranslation("scoreboard");
  return (
    <div className={dialog.submissions}>
      <TextInput
        label={t("finishDialog.submission")}
        value={value}
        maxLength={80}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={dialog.chips}>
        {common.map((submission) => {
          const name = t(`submissions.${submission}`);
          return (
            <button
              key={submission}
              type="button"
              className={dialog.chip}
              aria-pressed={value === name}
              onClick={() => onChange(value === name ? "" : name)}
            >
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
