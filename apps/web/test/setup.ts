import "@testing-library/jest-dom/vitest";
import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** Tests of what the server renders run without a browser. */
const inBrowser = typeof window !== "undefined";

if (inBrowser) {
  // A busy machine may be ten times slower than a quiet one; a test that passes does not wait.
  configure({ asyncUtilTimeout: 5_000 });
  vi.setConfig({ testTimeout: 30_000 });

  // What Mantine asks of a browser and jsdom has not.
  window.matchMedia = (query) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) as MediaQueryList;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.HTMLElement.prototype.scrollIntoView = () => {};
  window.scrollTo = () => {};
}

afterEach(() => {
  vi.unstubAllGlobals();
  if (!inBrowser) return;
  cleanup();
  notifications.clean();
  localStorage.clear();
});
