type Page = {
  url: string;
  template: string;
  language: string | undefined;
  callApi: (path: string, query: string) => Promise<{ status: number; body: unknown }>;
};
/** What the web's server entry exports. */
export type Render = (page: Page) => Promise<{ status: number; html: string; redirect?: string }>;
