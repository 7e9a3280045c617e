import { getMe, login, logout, type Session, type UserType } from "@chave/contract";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { ApiError, callApi } from "./api.ts";
import { token } from "./token.ts";

/** Who is signed in; null without a call when no token is stored, and when the token is no longer good. */
export const sessionQuery = (bearer = token.read()) =>
  queryOptions({
    queryKey: ["session", bearer],
    queryFn: async (): Promise<Session | null> => {
      if (bearer === null) return null;
      try {
        return await callApi(getMe);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) throw error;
        token.drop();
        return null;
      }
    },
    staleTime: 5 * 60_000,
  });

type Sessions =
  /** `unknown` until the browser has asked: on the server, and in the first moment. */
  { status: "unknown" } | { status: "signed_out" } | { status: "signed_in"; session: Session };

export function useSession(): Sessions {
  const stored = useSyncExternalStore(token.subscribe, token.read, () => null);
  const { data, isError } = useQuery({ ...sessionQuery(stored), enabled: stored !== null });
  if (stored === null || isError) return { status: "signed_out" };
  return data ? { status: "signed_in", session: data } : { status: "unknown" };
}

/** Stores the token and forgets what was shown to whoever was here before. */
export async function signIn(
  queryClient: QueryClient,
  credentials: { email: string; password: string },
): Promise<Session | null> {
  const { access_token } = await callApi(login, { body: credentials });
  token.store(access_token);
  await queryClient.resetQueries();
  return queryClient.fetchQuery(sessionQuery());
}

/** Ends the session here even when the call fails. */
export async function signOut(queryClient: QueryClient): Promise<void> {
  const ended = callApi(logout).catch(() => undefined);
  token.drop();
  queryClient.removeQueries({ queryKey: ["session"] });
  await ended;
  // What is shown stays until the next page: asked again here, a guarded one would answer 401 and be left at once.
  await queryClient.invalidateQueries({ refetchType: "none" });
}

export const hasType = (session: Session, types: readonly UserType[]): boolean =>
  (types as readonly number[]).includes(session.user.user_type);

/** What the header calls the person: competitor's name, else the organization's, else the login's. */
export const displayName = ({ user, competitor, organization }: Session): string =>
  competitor?.name || organization?.name || user.name || "";
