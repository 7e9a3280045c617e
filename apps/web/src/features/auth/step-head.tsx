import { Progress, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type RegisterStep, registerSteps } from "./register-steps.ts";

/** Where one stands; a new step says its name to a screen reader. */
export function StepHead({ step }: { step: RegisterStep }) {
  const { t } = useTranslation("auth");
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);

  const number = registerSteps.indexOf(step) + 1;
  return (
    <div>
      <Text c="dimmed" fz="sm" className="figures" mb={8}>
        {t("register.stepOf", { step: number, steps: registerSteps.length })}
      </Text>
      <Progress value={(number / registerSteps.length) * 100} size={4} aria-hidden />
      <Title order={2} size="h3" mt="lg" ref={title} tabIndex={-1} style={{ outline: "none" }}>
        {t(`register.step.${step}`)}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {t(`register.stepLead.${step}`)}
      </Text>
    </div>
  );
}
