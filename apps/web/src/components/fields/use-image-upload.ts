import {
  type ErrorBody,
  type ImageShape,
  imageLimits,
  imageTypes,
  uploadedImage,
} from "@chave/contract";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#web/i18n/words.ts";
import { ApiError } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { upload } from "#web/lib/upload.ts";

type Sending = { preview: string; sent: number };

/** One picture on its way: how much of it was sent, or why it was refused. */
export function useImageUpload(shape: ImageShape, onSaved: (imagePath: string) => void) {
  const t = useWords("people");
  const [sending, setSending] = useState<Sending | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (file: File) => {
    const wrong = whyNotSent(file);
    setRefusal(wrong && reasonOf(new ApiError(wrong, 422, "")));
    if (wrong) return;
    const controller = new AbortController();
    abort.current = controller;
    const preview = URL.createObjectURL(file);
    const onProgress = (sent: number) => setSending({ preview, sent });
    onProgress(0);
    try {
      const { img_path } = await upload({
        path: `/images?shape=${shape}`,
        response: uploadedImage,
        file,
        onProgress,
        signal: controller.signal,
      });
      onSaved(img_path);
    } catch (error) {
      if (!controller.signal.aborted) setRefusal(reasonOf(error));
    } finally {
      setSending(null);
      URL.revokeObjectURL(preview);
    }
  };

  const reasonOf = (error: unknown) => {
    const reason = errorMessage(t, error);
    const saysIt = error instanceof ApiError && error.code.startsWith("image_");
    return saysIt ? reason : t("people:fields.imageFailed", { reason });
  };

  return { sending, refusal, send, forget: () => setRefusal(null) };
}

/** What can be told of a picture before it is sent; the server looks at its content. */
function whyNotSent({ type, size }: File): ErrorBody | null {
  const { megabytes } = imageLimits;
  // Some systems do not know an AVIF by its name: they say nothing.
  if (type !== "" && !imageTypes.some((accepted) => accepted === type))
    return { code: "image_not_accepted", message: "", details: {} };
  if (size > megabytes * 1024 * 1024)
    return { code: "file_too_large", message: "", details: { megabytes } };
  return null;
}
