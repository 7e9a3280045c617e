import { type FaqId, faqId } from "@chave/contract";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { EditorHead } from "#web/components/editor-head.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { saved } from "#web/components/unsaved-guard.tsx";
import { FaqForm } from "#web/features/help/faq-form.tsx";
import { FaqList } from "#web/features/help/faq-list.tsx";
import { faqsQuery, fullFaqQuery } from "#web/features/help/help.api.ts";
import { useLanguage } from "#web/i18n/use-language.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

/** The questions of the help, and the editor of one of them at `?edit=`. */
export function AdminFaqsPage() {
  const [searchParams] = useSearchParams();
  const edit = searchParams.get("edit");
  const id = faqId.safeParse(edit);
  if (id.success) return <EditFaq id={id.data} />;
  return edit === "new" ? <NewFaq /> : <AllFaqs />;
}

function AllFaqs() {
  const { t } = useTranslation("help");
  const [language] = useLanguage();
  const faqs = useQuery(faqsQuery({ language, pageSize: 100 }));
  const add = <LinkButton to="?edit=new">{t("admin.new")}</LinkButton>;
  return (
    <>
      <PageTitle
        title={t("admin.title")}
        lead={t("admin.lead")}
        actions={faqs.data?.total ? add : null}
      />
      <QueryView
        query={faqs}
        empty={<EmptyState title={t("admin.empty")} hint={t("admin.emptyHint")} action={add} />}
      >
        {({ data }) => <FaqList faqs={data} />}
      </QueryView>
    </>
  );
}

function useWayBack() {
  const { t } = useTranslation("help");
  const navigate = useNavigate();
  const list = paths.admin("faqs");
  const onSaved = () => {
    showDone(t("admin.saved"));
    void navigate(list, { state: saved });
  };
  return { onSaved, onCancel: () => void navigate(list) };
}

function NewFaq() {
  const { t } = useTranslation("help");
  const wayBack = useWayBack();
  return (
    <>
      <EditorHead to={paths.admin("faqs")} back={t("admin.back")} title={t("admin.newTitle")} />
      <FaqForm faq={null} {...wayBack} />
    </>
  );
}

function EditFaq({ id }: { id: FaqId }) {
  const { t } = useTranslation("help");
  const wayBack = useWayBack();
  const faq = useQuery({ ...fullFaqQuery(id), staleTime: 0, gcTime: 0 });
  return (
    <>
      <EditorHead to={paths.admin("faqs")} back={t("admin.back")} title={t("admin.editTitle")} />
      <QueryView query={faq}>{(data) => <FaqForm key={id} faq={data} {...wayBack} />}</QueryView>
    </>
  );
}
