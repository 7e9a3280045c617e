import { useEffect, useState } from "react";

/** Seconds that are left, and a way to begin again. */
export function useCountdown(seconds: number): [number, (seconds: number) => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
