import { SiteTextView } from "#web/features/site-texts/site-text-view.tsx";

export function PrivacyPage() {
  return <SiteTextView name="privacy" />;
}
