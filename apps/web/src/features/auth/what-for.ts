/** Why somebody came to an account's page, to be kept from page to page until they are signed in. */
export function whatFor(query: URLSearchParams): { from?: "new-event"; next?: string } {
  const next = query.get("next");
  return {
    ...(query.get("from") === "new-event" && { from: "new-event" as const }),
    ...(next && { next }),
  };
}
