import { vi } from "vitest";

type Upload = {
  method: string;
  address: string;
  file: File;
  /** From 0 to 1. */
  progress: (sent: number) => void;
  answer: (status: number, body: unknown) => void;
  lose: () => void;
};

/** Stands where uploads leave the browser: the test moves them on. */
export function stubUploads(): Upload[] {
  const uploads: Upload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = "";
    onload = () => {};
    onerror = () => {};
    #method = "";
    #address = "";
    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader() {}
    abort() {}
    send(form: FormData) {
      uploads.push({
        method: this.#method,
        address: this.#address,
        file: form.get("file") as File,
        progress: (sent) => this.upload.onprogress?.({ loaded: sent * 100, total: 100 }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.onload();
        },
        lose: () => this.onerror(),
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  return uploads;
}
