/**
 * npm passes no SIGTERM on to the server it started: npm ends, and the server would live on and hold its data
 * folder. So a server started by npm watches its parent and stops when that is gone.
 */
export function stopWithParent(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(watch);
      stop();
    }
  }, 250);
  watch.unref();
}
