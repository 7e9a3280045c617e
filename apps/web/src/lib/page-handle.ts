import type common from "@chave/i18n/locales/pt/common.json";

/** What a route says about its page, beside its address and component. */
export type PageHandle = {
  /** Title and description, as `common:head.<name>`. A page whose title depends on data renders `PageHead` instead. */
  head?: keyof typeof common.head;
  /** The quiet band under the header, as `common:crumb.<name>`, with its picture. */
  crumb?: keyof typeof common.crumb;
  /** The page is rendered on the server with its data; every other page starts in the browser. */
  onServer?: true;
  /** A refused call sends the person to login or to not-authorized. Set by `guarded`. */
  guarded?: true;
  /** Guarded, but a refused call never moves the person away: a mat table must not lose its fight. */
  stays?: true;
  /** No header and no footer around the page. */
  bare?: true;
  /** Tables and brackets need the width of a large screen. */
  wide?: true;
  /** Nothing is at this address: the server answers 404. */
  missing?: true;
};

/** The handles of the matched routes as one; the innermost wins. */
export const handleOf = (matches: readonly { handle?: unknown }[]): PageHandle =>
  Object.assign({}, ...matches.map((match) => match.handle as PageHandle | undefined));

/** Checks what a route says of its page. */
export const handle = (page: PageHandle): PageHandle => page;
