import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import classes from "./query-view.module.css";

type Props<T> = {
  query: UseQueryResult<T>;
  /** The page's outline while it loads; without it a few grey rows. */
  skeleton?: ReactNode;
  /** What this place is for and what to do first: usually an `EmptyState`. */
  empty?: ReactNode;
  children: (data: T) => ReactNode;
};

/** The four faces of what is read: loading, failed, empty, here it is. */
export function QueryView<T>({ query, skeleton, empty, children }: Props<T>) {
  if (query.isPending) return skeleton ?? <Rows />;
  if (query.isError) return <Failed error={query.error} retry={() => query.refetch()} />;
  if (empty !== undefined && isEmpty(query.data)) return empty;
  return children(query.data);
}

/** A list, or a page of one. */
function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return data !== null && typeof data === "object" && "data" in data && isEmpty(data.data);
}

function Rows() {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" role="status" aria-label={t("state.loading")}>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  );
}

function Failed({ error, retry }: { error: unknown; retry: () => unknown }) {
  const t = useWords();
  return (
    <div role="alert" className={classes.failed}>
      <IconAlertTriangle size={20} color="var(--red)" aria-hidden />
      <Text>{errorMessage(t, error)}</Text>
      <Button variant="default" size="sm" onClick={retry}>
        {t("action.retry")}
      </Button>
    </div>
  );
}
