import { type ImportId, importId } from "@chave/contract";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { ApiError } from "#web/lib/api.ts";
import { ColumnsStep } from "./columns-step.tsx";
import { FileStep } from "./file-step.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { ImportedReport } from "./imported-report.tsx";
import { importQuery, isUnderWay } from "./imports.api.ts";
import type { ListTarget } from "./list-target.ts";
import { ProgressStep } from "./progress-step.tsx";
import { RefusedReport } from "./refused-report.tsx";

type Props = {
  target: ListTarget;
  /** Where to go once they are in. */
  next: ReactNode;
};

/** File, columns, check. Which import it is stands in the address, so that a reload goes on where it was. */
export function ImportWizard({ target, next }: Props) {
  const [params, setParams] = useSearchParams();
  const id = importId.safeParse(params.get("import")).data;

  if (id) return <StartedImport key={id} id={id} target={target} next={next} />;
  return (
    <>
      <ImportSteps current="file" />
      <FileStep target={target} onUploaded={(uploaded) => setParams({ import: uploaded.id })} />
    </>
  );
}

type StartedProps = Props & { id: ImportId };

function StartedImport({ id, target, next }: StartedProps) {
  const { t } = useTranslation("imports");
  const [params, setParams] = useSearchParams();
  const query = useQuery(importQuery(id));
  const otherFile = () => setParams({});
  const mapsAgain = params.get("step") === "columns";

  if (query.error instanceof ApiError && query.error.code === "not_found")
    return (
      <EmptyState
        title={t("gone.title")}
        hint={t("gone.hint")}
        action={<Button onClick={otherFile}>{t("otherFile")}</Button>}
      />
    );
  return (
    <QueryView query={query}>
      {(athletes) => {
        if (athletes.status === "imported")
          return (
            <>
              <ImportSteps current="check" done />
              <ImportedReport imported={athletes} onOtherFile={otherFile} next={next} />
            </>
          );
        if (isUnderWay(athletes))
          return (
            <>
              <ImportSteps current="check" />
              <ProgressStep running={athletes} />
            </>
          );
        if (athletes.status === "refused" && !mapsAgain)
          return (
            <>
              <ImportSteps current="check" />
              <RefusedReport
                refused={athletes}
                onColumns={() => setParams({ import: id, step: "columns" })}
                onOtherFile={otherFile}
              />
            </>
          );
        return (
          <>
            <ImportSteps current="columns" />
            <ColumnsStep
              uploaded={athletes}
              target={target}
              onStarted={() => setParams({ import: id }, { replace: true })}
              onOtherFile={otherFile}
            />
          </>
        );
      }}
    </QueryView>
  );
}
