/** Puts a text on the clipboard; also in a hall without HTTPS, where the browser hides `navigator.clipboard`. */
export async function copyText(text: string): Promise<boolean> {
  if (window.isSecureContext) {
    const written = navigator.clipboard.writeText(text);
    return written.then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
