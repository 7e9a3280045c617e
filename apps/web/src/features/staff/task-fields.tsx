import { type MatId, staffRole } from "@chave/contract";
import { NativeSelect, Radio, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "react-i18next";

/** As the form holds it: no mat is an empty text. */
export type TaskValues = { role: string; matId: string };

export type MatChoice = { id: MatId; name: string };

type Props<Values extends TaskValues> = {
  form: UseFormReturnType<Values>;
  mats: readonly MatChoice[];
};

/** What somebody may do, each role with what that means, and the one mat of a scoreboard manager. */
export function TaskFields<Values extends TaskValues>({ form, mats }: Props<Values>) {
  const { t } = useTranslation(["staff", "enums"]);
  const needsMat = form.values.role === "scoreboard_manager";
  return (
    <>
      <Radio.Group label={t("form.role")} {...form.getInputProps("role")}>
        <Stack gap="sm" mt={8}>
          {staffRole.options.map((role) => (
            <Radio
              key={role}
              value={role}
              label={t(`enums:staffRole.${role}`)}
              description={t(`may.${role}`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {needsMat &&
        (mats.length === 0 ? (
          <Text c="dimmed">{t("form.noMats")}</Text>
        ) : (
          <NativeSelect
            label={t("form.mat")}
            data={[
              { value: "", label: t("form.chooseMat") },
              ...mats.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps("matId")}
          />
        ))}
    </>
  );
}

/** What the API takes: only a scoreboard manager has a mat. */
export const taskOf = ({ role, matId }: TaskValues) => ({
  role: role as "event_manager",
  matId: (role === "scoreboard_manager" && matId !== "" ? matId : null) as MatId | null,
});
