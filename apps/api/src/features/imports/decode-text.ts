/**
 * Text of a file whose encoding nobody declared: by its byte order mark, else UTF-16 by its many zero bytes, else
 * UTF-8 if it is valid, else Windows-1252 (what spreadsheets save as "CSV" on Windows).
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  // TextDecoder leaves the mark out by itself.
  return new TextDecoder(encoding).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = zeroBytes(bytes.subarray(0, 4_096));
  if (zeros.odd > 0.3) return "utf-16le";
  if (zeros.even > 0.3) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

/** Share of zeros at even and at odd places: western letters in UTF-16 have one zero byte each. */
function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const count = { even: 0, odd: 0 };
  bytes.forEach((byte, at) => {
    if (byte === 0) count[at % 2 === 0 ? "even" : "odd"] += 1;
  });
  const pairs = Math.max(1, bytes.length / 2);
  return { even: count.even / pairs, odd: count.odd / pairs };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
