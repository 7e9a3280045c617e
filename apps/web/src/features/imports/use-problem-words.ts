import type { ImportRowProblem } from "@chave/contract";
import { useTranslation } from "react-i18next";

/** What is wrong with a row and what to do about it, as a sentence. */
export function useProblemWords() {
  const { t } = useTranslation("imports");
  return ({ code, field, value }: ImportRowProblem): string => {
    const missing = field ? t(`field.${field}`) : "";
    return t(`problem.${code}`, { value: shortened(value), field: missing.toLowerCase() });
  };
}

const longest = 80;

const shortened = (value: string) =>
  value.length > longest ? `${value.slice(0, longest)}…` : value;
