import type { Language, Session } from "@chave/contract";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { App } from "#web/app.tsx";
import { allWords } from "#web/i18n/all-words.ts";
import { createFullI18n } from "#web/i18n/i18n.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { sessionQuery } from "#web/lib/session.ts";
import { showError } from "#web/lib/toast.tsx";
import { token } from "#web/lib/token.ts";
import { colorScheme, cssVariables, theme } from "#web/theme.ts";
import { type FakeAnswer, stubApi } from "./fake-api.ts";

export { answers, refuses } from "./fake-api.ts";

type Options = {
  /** The route's pattern, `/config-event/:eventRef/categories`. */
  path?: string;
  /** The address that is visited. */
  at?: string;
  api?: readonly FakeAnswer[];
  language?: Language;
  /** Who is signed in. */
  session?: Session;
};

/** Shows a page as a visitor gets it: real router, real queries, real words; the API answers as told. */
export async function renderPage(
  page: ReactElement,
  { path = "/", at = path, api = [], language = "pt", session }: Options = {},
) {
  stubApi(api);
  const i18n = await createFullI18n(language, allWords);
  const queryClient = createQueryClient({
    onFailedChange: (error) => showError(errorMessage(i18n.t, error)),
  });
  queryClient.setDefaultOptions({ queries: { retry: false } });
  if (session) {
    token.store("test-token");
    queryClient.setQueryData(sessionQuery().queryKey, session);
  }
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <App i18n={i18n} queryClient={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={colorScheme}
        env="test"
      >
        <Notifications position="top-right" />
        <RouterProvider router={router} />
      </MantineProvider>
    </App>,
  );
  return { router, queryClient };
}
