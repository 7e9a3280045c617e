import { bracketType } from "@chave/contract";
import { useTranslation } from "react-i18next";

/** How a category can be fought, for a select. */
export function useBracketTypes() {
  const { t } = useTranslation("enums");
  return bracketType.options.map((value) => ({ value, label: t(`bracketType.${value}`) }));
}
