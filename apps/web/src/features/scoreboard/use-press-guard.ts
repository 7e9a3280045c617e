import { useState } from "react";

/**
 * A press in the first moments after something has moved or appeared under the finger was meant for what stood there
 * before. Time counts from the last `restart`.
 */
export function usePressGuard(forMs: number) {
  const [guard] = useState(() => {
    let since = Number.NEGATIVE_INFINITY;
    return {
      restart: () => {
        since = performance.now();
      },
      isTooEarly: () => performance.now() - since < forMs,
    };
  });
  return guard;
}
