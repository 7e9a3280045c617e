import { type ErrorBody, importLimits } from "@chave/contract";

/** What can be told of a file before it is sent; null when it may go. */
export function whyNotUploaded({ name, size }: Pick<File, "name" | "size">): ErrorBody | null {
  const refuse = (code: ErrorBody["code"], details: ErrorBody["details"] = {}): ErrorBody => ({
    code,
    message: "",
    details,
  });
  if (!/\.(csv|xlsx)$/i.test(name)) return refuse("file_type_not_accepted");
  if (size === 0) return refuse("file_empty");
  const { megabytes } = importLimits;
  if (size > megabytes * 1024 * 1024) return refuse("file_too_large", { megabytes });
  return null;
}
