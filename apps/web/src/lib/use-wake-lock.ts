import { useEffect } from "react";

/** Keeps the screen from going dark while the caller is shown, where the browser may: only in a secure context. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      const taken = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isGone) await taken?.release();
      else lock = taken;
    };
    void take();
    // The browser lets go of it whenever the page is hidden.
    document.addEventListener("visibilitychange", take);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, []);
}
