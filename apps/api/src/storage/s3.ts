import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import type { Storage } from "./storage.ts";
import { checkKey } from "./storage-key.ts";

const timeoutMs = 15_000;

/** A bucket of S3 or of a store that speaks as S3 does: `https://key:secret@host/bucket?region=…`. */
export function s3Storage(address: string): Storage {
  const url = new URL(address);
  const bucket = `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get("region") ?? "us-east-1",
    service: "s3",
    retries: 2,
  });

  const send = async (method: "PUT" | "GET" | "DELETE", key: string, request: RequestInit = {}) => {
    checkKey(key);
    const response = await client.fetch(`${bucket}/${key}`, {
      ...request,
      method,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok || response.status === 404) return response;
    const said = (await response.text()).slice(0, 300);
    throw new Error(`The file store answered ${response.status} to ${method} ${key}: ${said}`);
  };

  return {
    put: async (key, bytes, contentType) => {
      const { status } = await send("PUT", key, {
        body: Buffer.from(bytes),
        headers: {
          "content-type": contentType,
          // Signed with the request: the store checks that the bytes arrived as they were sent.
          "x-amz-content-sha256": createHash("sha256").update(bytes).digest("hex"),
        },
      });
      if (status === 404) throw new Error(`The file store has no bucket at ${bucket}.`);
    },

    get: async (key) => {
      const response = await send("GET", key);
      if (response.status !== 404) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return null;
    },

    delete: async (key) => {
      const response = await send("DELETE", key);
      await response.body?.cancel();
    },
  };
}
