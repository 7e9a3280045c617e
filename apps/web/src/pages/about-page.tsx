import { SiteTextView } from "#web/features/site-texts/site-text-view.tsx";

export function AboutPage() {
  return <SiteTextView name="about" />;
}
