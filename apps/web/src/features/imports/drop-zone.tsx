import { importLimits } from "@chave/contract";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./file-step.module.css";

/** A file is dropped here, or chosen. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation("imports");
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };

  return (
    <label
      className={classes.zone}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        className={classes.input}
        accept=".xlsx,.csv"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file, mended meanwhile, may be chosen again.
          event.currentTarget.value = "";
        }}
      />
      <IconFileSpreadsheet size={36} stroke={1.5} aria-hidden />
      <strong>{t("file.choose")}</strong>
      <span className={classes.drag}>{t("file.drag")}</span>
      <small className="figures">{t("file.limits", importLimits)}</small>
    </label>
  );
}
