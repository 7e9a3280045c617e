/** The part of a list's address that its query needs, for a loader. */
export function listSearch(request: Request) {
  const { searchParams } = new URL(request.url);
  return {
    page: Number(searchParams.get("page") ?? 1),
    search: searchParams.get("search") ?? undefined,
  };
}
