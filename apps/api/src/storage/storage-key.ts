const part = "[a-z0-9][a-z0-9_-]*";
const form = new RegExp(`^(${part}/)*${part}(\\.[a-z0-9]+)?$`);

/** A key is made by the server; anything that could leave the folder or the bucket is a bug. */
export function checkKey(key: string): void {
  if (key.length > 200 || !form.test(key)) throw new Error(`Not a key of a file: ${key}`);
}
