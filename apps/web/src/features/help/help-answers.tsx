import { ActionIcon, Button, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "#web/i18n/use-language.ts";
import { useWords } from "#web/i18n/words.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { faqsQuery } from "./help.api.ts";
import { HelpItem } from "./help-item.tsx";
import classes from "./help-panel.module.css";
import { NothingFound } from "./nothing-found.tsx";

type Props = { search: string; whatsApp: string | null };

/** One page of what was found. */
export function HelpAnswers({ search, whatsApp }: Props) {
  const { t } = useTranslation(["help", "common"]);
  const words = useWords();
  const [language] = useLanguage();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLDivElement>(null);
  const faqs = useQuery(faqsQuery({ language, page, search: search || undefined }));
  const { error } = faqs;

  useEffect(() => {
    if (error) console.error("Erro ao carregar FAQs", error);
  }, [error]);

  const turnTo = (number: number) => {
    setPage(number);
    if (list.current) list.current.scrollTop = 0;
  };

  if (faqs.isPending)
    return (
      <Stack
        className={classes.answers}
        py="md"
        gap="sm"
        role="status"
        aria-label={t("common:state.loading")}
      >
        <Skeleton height={32} />
        <Skeleton height={32} />
        <Skeleton height={32} />
      </Stack>
    );
  if (error)
    return (
      <div className={`${classes.answers} ${classes.message}`} role="alert">
        <p>{errorMessage(words, error)}</p>
        <Button variant="default" size="sm" onClick={() => void faqs.refetch()}>
          {t("common:action.retry")}
        </Button>
      </div>
    );

  const { data, total, pageSize } = faqs.data;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <>
      <VisuallyHidden role="status">{search && t("found", { count: total })}</VisuallyHidden>
      <div ref={list} className={classes.answers} aria-busy={faqs.isPlaceholderData}>
        {total === 0 ? (
          <NothingFound search={search} whatsApp={whatsApp} />
        ) : (
          <ul className={classes.list}>
            {data.map((faq) => (
              <HelpItem key={faq.id} faq={faq} pageLanguage={language} />
            ))}
          </ul>
        )}
      </div>
      {total > 0 && (
        <nav className={classes.pages} aria-label={t("pages")}>
          <ActionIcon
            aria-label={t("common:pages.previous")}
            disabled={page <= 1}
            onClick={() => turnTo(page - 1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <span className="figures" aria-live="polite">
            {t("pageOf", { page, pages })}
          </span>
          <ActionIcon
            aria-label={t("common:pages.next")}
            disabled={page >= pages}
            onClick={() => turnTo(page + 1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </nav>
      )}
    </>
  );
}
