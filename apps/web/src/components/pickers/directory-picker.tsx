import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { directoryEntryQuery } from "#web/lib/directory.ts";
import { EntrySelect, type EntrySelectProps } from "./entry-select.tsx";
import classes from "./pickers.module.css";
import { RegisterDialog } from "./register-dialog.tsx";

/** Of one directory: its ids are not those of another. */
export type PickerProps<Id> = Pick<
  EntrySelectProps,
  "label" | "error" | "description" | "required"
> & {
  /** Null is none. */
  value: Id | null;
  onChange: (id: Id | null) => void;
};

/** Picks an entry. What is missing is registered in a dialog, so that the form around keeps what was typed. */
export function DirectoryPicker({ kind, value, onChange, ...field }: EntrySelectProps) {
  const { t } = useTranslation("gyms");
  const [typed, setTyped] = useState("");
  const [registers, setRegisters] = useState(false);
  const { data: chosen } = useQuery(directoryEntryQuery(kind, value));
  const pick = (id: string) => {
    setRegisters(false);
    onChange(id);
  };

  return (
    <div>
      <EntrySelect kind={kind} value={value} onChange={onChange} onType={setTyped} {...field} />
      {chosen?.status === "pending" && (
        <p className={classes.note} role="status">
          {t(`${kind}.waits`)}
        </p>
      )}
      <Button
        variant="transparent"
        className={classes.register}
        aria-haspopup="dialog"
        onClick={() => setRegisters(true)}
      >
        {t(`${kind}.missing`)}
      </Button>
      {registers && (
        <RegisterDialog
          kind={kind}
          name={value === null ? typed : ""}
          onClose={() => setRegisters(false)}
          onPick={pick}
        />
      )}
    </div>
  );
}
