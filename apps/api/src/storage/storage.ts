/** Where files lie, by a key such as `images/<sha-256>.webp`. What is put under a key never changes. */
export type Storage = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null when nothing lies under the key. */
  get: (key: string) => Promise<Buffer | null>;
  /** Of what is not there too. */
  delete: (key: string) => Promise<void>;
};
