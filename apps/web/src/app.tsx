import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { type ReactNode, Suspense } from "react";
import { I18nextProvider } from "react-i18next";

type Props = { i18n: I18n; queryClient: QueryClient; children: ReactNode };

/** What every page stands on, the TV included. Mantine comes with the shell. */
export function App({ i18n, queryClient, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>{children}</Suspense>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
