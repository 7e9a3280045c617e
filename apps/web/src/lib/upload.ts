import { errorBody } from "@chave/contract";
import type { z } from "zod";
import { ApiError, requestHeaders } from "./api.ts";

type Upload<Answer extends z.ZodType> = {
  /** Below `/api`, with its query. */
  path: string;
  file: File;
  response: Answer;
  /** From 0 to 1; 1 while the server reads the file. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Sends a file as the multipart field `file`. By XMLHttpRequest: `fetch` tells nothing of how much was sent. */
export function upload<Answer extends z.ZodType>({
  path,
  file,
  response,
  onProgress,
  signal,
}: Upload<Answer>): Promise<z.output<Answer>> {
  const form = new FormData();
  form.set("file", file);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () =>
      reject(new ApiError({ code: "unavailable", message: "", details: {} }, 503, path));
    request.open("POST", `/api${path}`);
    for (const [name, value] of Object.entries(requestHeaders()))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      const body = jsonOf(request.responseText);
      const answer = response.safeParse(body);
      if (request.status < 300 && answer.success) return resolve(answer.data);
      const refusal = errorBody.safeParse(body).data;
      const unknown = { code: "unexpected", message: "", details: {} } as const;
      reject(new ApiError(refusal ?? unknown, request.status, path));
    };
    request.onerror = fail;
    signal.addEventListener("abort", () => {
      request.abort();
      fail();
    });
    request.send(form);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
