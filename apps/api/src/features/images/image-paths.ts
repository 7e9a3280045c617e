/** Where a picture is reached, and where it lies, by the SHA-256 of its bytes. */
export const pathOf = (hash: string): string => `/api/images/${hash}.webp`;
export const keyOf = (hash: string): string => `images/${hash}.webp`;
export const hashOf = (path: string): string | undefined =>
  /^\/api\/images\/([0-9a-f]{64})\.webp$/.exec(path)?.[1];
