import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api.ts";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** The form shows the refusal itself: no toast. */
      quiet?: boolean;
    };
  }
}

type Listeners = {
  /** Any call that failed, reads and changes alike. */
  onFailure?: (error: unknown) => void;
  /** A change that failed and that no form shows. */
  onFailedChange?: (error: unknown) => void;
};

export function createQueryClient({ onFailure, onFailedChange }: Listeners = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onFailure?.(error) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        onFailure?.(error);
        if (!mutation.meta?.quiet) onFailedChange?.(error);
      },
    }),
    defaultOptions: {
      // `always`: a hall's network is often without internet, and the browser then believes to be offline.
      queries: {
        networkMode: "always",
        staleTime: 10_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      mutations: { networkMode: "always" },
    },
  });
}

function mayPass(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 502;
}
