import type { createBrowserRouter } from "react-router";
import type { Words } from "#web/i18n/words.ts";
import { ApiError } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { handleOf } from "#web/lib/page-handle.ts";
import { token } from "#web/lib/token.ts";
import { paths } from "./paths.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** 401 leads to login and 403 to not-authorized; on public pages and at a mat table nobody is moved away. */
export function followRefusals(error: unknown, router: Router): void {
  if (!(error instanceof ApiError) || error.path.startsWith("/auth/")) return;
  const { guarded, stays } = handleOf(router.state.matches.map(({ route }) => route));
  const moves = guarded && !stays;
  if (error.status === 401) {
    token.drop();
    const { pathname, search } = router.state.location;
    if (moves) void router.navigate(paths.login({ next: `${pathname}${search}` }));
  }
  if (error.code === "forbidden" && moves) void router.navigate(paths.notAuthorized());
}

/** A change that no form answers for says in a toast why it failed. */
export async function showFailedChanges(error: unknown, t: Words): Promise<void> {
  const { showError } = await import("#web/lib/toast.tsx");
  showError(errorMessage(t, error));
}
