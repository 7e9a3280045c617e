import { useTranslation } from "react-i18next";

const place = "audit.actions";

/** An act of the log as people say it; one that has no words stays as the server calls it. */
export function useActionWords(): (action: string) => string {
  const { t, i18n } = useTranslation("admin");
  const words = t as unknown as (key: string) => string;
  return (action) =>
    i18n.exists(`admin:${place}.${action}`) ? words(`${place}.${action}`) : action;
}

/** The acts that have words, for the filter. */
export function useKnownActions(): { value: string; label: string }[] {
  const { t } = useTranslation("admin");
  const subjects: Record<string, Record<string, string>> = t(place, { returnObjects: true });
  return Object.entries(subjects)
    .flatMap(([subject, acts]) =>
      Object.entries(acts).map(([act, label]) => ({ value: `${subject}.${act}`, label })),
    )
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
