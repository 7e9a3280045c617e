const key = "access_token";
const listeners = new Set<() => void>();

/** A page in a frame is the preview of one: shown as everybody sees it, whoever is signed in around it. */
const isPreview = (): boolean => window.self !== window.top;

/** The session's token in this browser. Sign-in and sign-out in another tab are noticed. */
export const token = {
  read: (): string | null => {
    if (typeof localStorage === "undefined" || isPreview()) return null;
    return localStorage.getItem(key);
  },
  store: (value: string): void => {
    localStorage.setItem(key, value);
    for (const listener of listeners) listener();
  },
  drop: (): void => {
    if (isPreview() || localStorage.getItem(key) === null) return;
    localStorage.removeItem(key);
    delete document.documentElement.dataset.token;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key) listener();
    };
    listeners.add(listener);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", onStorage);
    };
  },
};
