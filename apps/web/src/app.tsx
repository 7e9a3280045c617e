import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { I18nextProvider } from "react-i18next";

type Props = {
  i18n: I18n;
  queryClient: QueryClient;
  /** Runs once when the page stands: what changes it earlier would not match what the server wrote. */
  onFirstRender?: () => void;
  children: ReactNode;
};

/** What every page stands on, the TV included. Mantine comes with the shell. */
export function App({ i18n, queryClient, onFirstRender, children }: Props) {
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          {children}
          <AfterFirstRender run={onFirstRender} />
        </Suspense>
      </QueryClientProvider>
    </I18nextProvider>
  );
}

function AfterFirstRender({ run }: { run?: () => void }) {
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current) return;
    ran.current = true;
    run?.();
  });
  return null;
}
