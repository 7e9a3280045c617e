import { type AthleteImport, athleteImport } from "@chave/contract";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#web/lib/api.ts";
import { upload } from "#web/lib/upload.ts";
import { whyNotUploaded } from "./why-not-uploaded.ts";

type UploadState =
  | { status: "waiting" }
  | { status: "sending"; file: File; sent: number }
  | { status: "failed"; file: File; error: unknown };

/** One file on its way: how much of it was sent, or why it was refused. */
export function useUpload(path: string, onUploaded: (uploaded: AthleteImport) => void) {
  const [state, setState] = useState<UploadState>({ status: "waiting" });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    const refusal = whyNotUploaded(file);
    if (refusal) {
      setState({ status: "failed", file, error: new ApiError(refusal, 422, "") });
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    const onProgress = (sent: number) => setState({ status: "sending", file, sent });
    onProgress(0);
    try {
      const { signal } = controller;
      onUploaded(await upload({ path, response: athleteImport, file, onProgress, signal }));
    } catch (error) {
      setState(
        controller.signal.aborted ? { status: "waiting" } : { status: "failed", file, error },
      );
    }
  };

  return { state, send, cancel: () => abort.current?.abort() };
}
