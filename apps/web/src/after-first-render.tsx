import { useEffect, useRef } from "react";

/** Runs once when everything beside it stands: what changes the page earlier would not match the server's. */
export function AfterFirstRender({ run }: { run: () => void }) {
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current) return;
    ran.current = true;
    run();
  });
  return null;
}
