import { SiteTextView } from "#web/features/site-texts/site-text-view.tsx";

export function TermsPage() {
  return <SiteTextView name="terms" />;
}
