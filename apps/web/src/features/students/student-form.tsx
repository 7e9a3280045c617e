import { addStudent } from "@chave/contract";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FormRefusal } from "#web/components/form-refusal.tsx";
import { PersonFields, type PersonSection } from "#web/components/person/person-fields.tsx";
import {
  type PersonInput,
  type PersonValues,
  toPersonInput,
} from "#web/components/person/person-values.ts";
import { useContractForm } from "#web/lib/use-contract-form.ts";

type Values = PersonValues & { email: string };
export type StudentInput = PersonInput & { email: string | null };

type Props = {
  initialValues: Values;
  sections: readonly PersonSection[];
  submit: (input: StudentInput) => Promise<unknown>;
  save: string;
  /** Beside the button that saves. */
  back: ReactNode;
};

/** A student's data, the same for a new one and a known one. */
export function StudentForm({ initialValues, sections, submit, save, back }: Props) {
  const { t } = useTranslation("students");
  const { form, onSubmit, refusal, pending } = useContractForm<Values, StudentInput>({
    schema: addStudent.body,
    initialValues,
    toInput: ({ email, ...person }) => ({
      ...toPersonInput(person),
      email: email.trim() === "" ? null : email.trim(),
    }),
    submit,
    fieldOf: { guardian_required: "guardian.name" },
  });

  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="xl" maw={760}>
        <PersonFields form={form} sections={sections} />
        <TextInput
          type="email"
          label={t("form.email")}
          description={t("form.emailHint")}
          {...form.getInputProps("email")}
        />
        <FormRefusal message={refusal} />
        <Group gap="sm">
          <Button type="submit" loading={pending}>
            {save}
          </Button>
          {back}
        </Group>
      </Stack>
    </form>
  );
}
