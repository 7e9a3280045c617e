import "./tokens.css";
import "@fontsource-variable/inter/wght.css";
import "@fontsource/barlow-condensed/600.css";
import "@fontsource/barlow-condensed/700.css";
import "./base.css";
import { language } from "@chave/contract";
import { hydrate } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { App } from "./app.tsx";
import { createI18n } from "./i18n/i18n.ts";
import { readWords } from "./i18n/words-on-demand.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { selectedLanguage } from "./lib/selected-language.ts";
import { token } from "./lib/token.ts";
import { loadMatchedPages } from "./load-matched-pages.ts";
import type { PageData } from "./page-data.ts";
import { followRefusals, showFailedChanges } from "./refusals.ts";
import { createRoutes } from "./router.tsx";

const written = document.getElementById("page-data")?.textContent;
const pageData: PageData | null = written ? JSON.parse(written) : null;

// The server's page is taken over in the language it was written in, even if another was chosen since.
const rendered = language.safeParse(document.documentElement.lang).data;
const i18n = await createI18n((pageData && rendered) || selectedLanguage.read(), readWords);
const queryClient = createQueryClient({
  onFailure: (error) => followRefusals(error, router),
  onFailedChange: (error) => showFailedChanges(error, i18n.t),
});
if (pageData) hydrate(queryClient, pageData.queries);

const routes = createRoutes(queryClient);
await loadMatchedPages(routes, location.pathname);
const router = createBrowserRouter(routes, { hydrationData: pageData?.router });

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
const app = (
  <App i18n={i18n} queryClient={queryClient} onFirstRender={comeToLife}>
    <RouterProvider router={router} />
  </App>
);
if (pageData) hydrateRoot(root, app);
else createRoot(root).render(app);

/** The page stands as the server wrote it; from here on it belongs to the person who is here. */
function comeToLife() {
  selectedLanguage.mirror();
  document.documentElement.lang = i18n.language;
  i18n.on("languageChanged", (chosen) => {
    document.documentElement.lang = chosen;
  });
  if (i18n.language !== selectedLanguage.read()) void i18n.changeLanguage(selectedLanguage.read());
  // The server knows no token: what it wrote is asked again as this person.
  if (pageData && token.read() !== null) void queryClient.invalidateQueries();
}
