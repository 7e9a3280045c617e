import type { FlatNamespace, i18n as I18n } from "i18next";
import { useTranslation } from "react-i18next";

/** Looks up any word by `namespace:place.what`: what a function takes that makes sentences outside a component. */
export type Words = I18n["t"];

/** The words of the page for such functions; the namespaces they use are loaded first. */
export function useWords(...namespaces: FlatNamespace[]): Words {
  const { t } = useTranslation(["common", "errors", ...namespaces]);
  // The same function at run time: only its list of typed keys is wider.
  return t as unknown as Words;
}
