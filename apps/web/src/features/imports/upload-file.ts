import { type AthleteImport, athleteImport, type EventId, errorBody } from "@chave/contract";
import { ApiError, requestHeaders } from "#web/lib/api.ts";

type Upload = {
  eventId: EventId;
  file: File;
  /** From 0 to 1; 1 while the server reads the file. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** Sends a file of athletes. By XMLHttpRequest: `fetch` tells nothing of how much was sent. */
export function uploadFile({ eventId, file, onProgress, signal }: Upload): Promise<AthleteImport> {
  const path = `/events/${eventId}/imports`;
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
      const answer = athleteImport.safeParse(body);
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
