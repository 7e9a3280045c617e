import { type AthleteImport, importFieldsOf } from "@chave/contract";
import { Button, Progress, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/i18n/words.ts";
import { ApiError } from "#web/lib/api.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { DropZone } from "./drop-zone.tsx";
import { FieldGuide } from "./field-guide.tsx";
import classes from "./file-step.module.css";
import { type ListTarget, uploadPath } from "./list-target.ts";
import { TemplateFile } from "./template-file.tsx";
import { useUpload } from "./use-upload.ts";

type Props = { target: ListTarget; onUploaded: (uploaded: AthleteImport) => void };

/** The first step: which file. */
export function FileStep({ target, onUploaded }: Props) {
  const { t } = useTranslation("imports");
  const { state, send, cancel } = useUpload(uploadPath(target), onUploaded);
  const fields = importFieldsOf[target.kind];

  if (state.status === "sending")
    return (
      <div className={classes.sending}>
        <Text fw={600}>
          {t(state.sent < 1 ? "file.sending" : "file.reading", { name: state.file.name })}
        </Text>
        <Progress.Root size="lg">
          <Progress.Section
            value={state.sent * 100}
            color="ink"
            aria-label={t("file.sending", { name: state.file.name })}
          />
        </Progress.Root>
        <Button variant="default" onClick={cancel}>
          {t("file.cancel")}
        </Button>
      </div>
    );
  return (
    <>
      {state.status === "failed" && <FileRefusal {...state} retry={() => void send(state.file)} />}
      <DropZone onFile={(file) => void send(file)} />
      <div className={classes.template}>
        <Text c="dimmed">{t("file.templateHint")}</Text>
        <TemplateFile fields={fields} />
      </div>
      <FieldGuide kind={target.kind} />
    </>
  );
}

/** Why a file did not go in; what is not the file's fault may be tried again. */
function FileRefusal({ file, error, retry }: { file: File; error: unknown; retry: () => void }) {
  const { t } = useTranslation(["imports", "common"]);
  const words = useWords();
  const isOfTheFile = error instanceof ApiError && error.code.startsWith("file_");
  return (
    <div className={classes.refusal} role="alert">
      <IconAlertTriangle size={20} color="var(--red)" aria-hidden />
      <div>
        <strong>{t("file.refused", { name: file.name })}</strong>
        <p>{errorMessage(words, error)}</p>
      </div>
      {!isOfTheFile && (
        <Button variant="default" size="sm" onClick={retry}>
          {t("common:action.retry")}
        </Button>
      )}
    </div>
  );
}
