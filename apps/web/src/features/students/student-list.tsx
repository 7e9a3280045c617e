import type { CompetitorId, Student } from "@chave/contract";
import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChosenBar } from "./chosen-bar.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { StudentRow } from "./student-row.tsx";
import classes from "./students.module.css";

type Props = {
  students: readonly Student[];
  total: number;
  onCredentials: (students: Student[]) => void;
};

/** The students of one page, some of them chosen for an act on all of them. */
export function StudentList({ students, total, onCredentials }: Props) {
  const { t } = useTranslation("students");
  const [chosen, setChosen] = useState<ReadonlySet<CompetitorId>>(new Set());
  const [removes, setRemoves] = useState<Student | null>(null);
  const here = students.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly CompetitorId[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    setChosen(next);
  };

  return (
    <>
      <div className={classes.all}>
        <Checkbox
          label={t("list.chooseAll")}
          checked={here.length === students.length}
          indeterminate={here.length > 0 && here.length < students.length}
          onChange={(event) =>
            choose(
              students.map(({ id }) => id),
              event.currentTarget.checked,
            )
          }
        />
        <span className="figures">{t("list.total", { count: total })}</span>
      </div>
      <ul className={classes.list}>
        {students.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            isChosen={chosen.has(student.id)}
            onChoose={(on) => choose([student.id], on)}
            onRemove={() => setRemoves(student)}
          />
        ))}
      </ul>
      {here.length > 0 && (
        <ChosenBar
          chosen={here}
          onCredentials={() => onCredentials(here)}
          onDone={() => setChosen(new Set())}
        />
      )}
      {removes && <RemoveDialog student={removes} onClose={() => setRemoves(null)} />}
    </>
  );
}
