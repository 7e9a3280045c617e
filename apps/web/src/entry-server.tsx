import { AsyncLocalStorage } from "node:async_hooks";
import { defaultLanguage, type Language, language as languageSchema } from "@chave/contract";
import { dehydrate } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from "react-router";
import { App } from "./app.tsx";
import { type Head, HeadContext } from "./components/page-head.tsx";
import { allWords } from "./i18n/all-words.ts";
import { createFullI18n } from "./i18n/i18n.ts";
import { sendThrough } from "./lib/api.ts";
import { handleOf, type PageHandle } from "./lib/page-handle.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { loadMatchedPages } from "./load-matched-pages.ts";
import type { PageData } from "./page-data.ts";
import { createRoutes } from "./router.tsx";

/** Asks the API inside the same process: `path` below `/api`, `query` with its question mark or empty. */
export type CallOnServer = (
  path: string,
  query: string,
) => Promise<{ status: number; body: unknown }>;

type Page = {
  /** Address with its query, `/events/next-events?page=2`. */
  url: string;
  /** The built index.html. */
  template: string;
  /** As the visitor's cookie says; anything else is Portuguese. */
  language: string | undefined;
  callApi: CallOnServer;
};

type Rendered = { status: number; html: string; redirect?: string };

const calls = new AsyncLocalStorage<CallOnServer>();
sendThrough(async ({ method, path, query }) => {
  const call = calls.getStore();
  if (!call || method !== "GET") throw new Error(`A page on the server asked ${method} ${path}.`);
  return call(path, query);
});

const i18ns = new Map<Language, Promise<I18n>>();

function i18nIn(language: Language): Promise<I18n> {
  const existing = i18ns.get(language) ?? createFullI18n(language, allWords);
  i18ns.set(language, existing);
  return existing;
}

export async function render({ url, template, language, callApi }: Page): Promise<Rendered> {
  const chosen = languageSchema.safeParse(language).data ?? defaultLanguage;
  const i18n = await i18nIn(chosen);
  const { pathname } = new URL(url, "http://page");
  const queryClient = createQueryClient();
  const routes = createRoutes(queryClient);
  const handle = handleOf((matchRoutes(routes, pathname) ?? []).map(({ route }) => route));
  const write = (page: Partial<Written>) =>
    fill(template, { language: chosen, head: headOf(handle, i18n), body: "", data: null, ...page });

  if (!handle.onServer) return { status: handle.missing ? 404 : 200, html: write({}) };

  return calls.run(callApi, async () => {
    await loadMatchedPages(routes, pathname);
    const handler = createStaticHandler(routes);
    // What people write is loaded in the reader's language: `languageOfRequest`.
    const headers = { language: chosen };
    const context = await handler.query(new Request(new URL(url, "http://page"), { headers }));
    if (context instanceof Response)
      return {
        status: context.status,
        html: "",
        redirect: context.headers.get("location") ?? "/",
      };

    const heads: Head[] = [];
    const body = renderToString(
      <HeadContext value={(head) => heads.push(head)}>
        <App i18n={i18n} queryClient={queryClient}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </HeadContext>,
    );
    const { loaderData, actionData, errors } = context;
    const data: PageData = {
      queries: dehydrate(queryClient),
      router: { loaderData, actionData, errors: errors && refusalsOf(errors) },
    };
    const head = heads.at(-1) ?? headOf(handle, i18n);
    return { status: context.statusCode, html: write({ head, body, data }) };
  });
}

function headOf({ head = "home" }: PageHandle, i18n: I18n): Head {
  return { title: i18n.t(`head.${head}.title`), description: i18n.t(`head.${head}.description`) };
}

/** What a browser may know of an error on the server: its status. */
function refusalsOf(errors: Record<string, unknown>): Record<string, { status: number }> {
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => {
      const status = error && typeof error === "object" && "status" in error ? error.status : 500;
      return [route, { status: Number(status) }];
    }),
  );
}

type Written = { language: Language; head: Head; body: string; data: PageData | null };

function fill(template: string, { language, head, body, data }: Written): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return template
    .replace('<html lang="pt">', `<html lang="${language}">`)
    .replace("<!--page-head-->", () => headTags(head))
    .replace("<!--page-body-->", () => body)
    .replace('id="page-data">null<', () => `id="page-data">${json}<`);
}

function headTags({ title, description }: Head): string {
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    '<meta property="og:site_name" content="Chave" />',
  ].join("\n    ");
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
