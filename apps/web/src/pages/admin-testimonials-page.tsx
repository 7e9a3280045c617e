import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { EditorHead } from "#web/components/editor-head.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { saved } from "#web/components/unsaved-guard.tsx";
import { TestimonialForm } from "#web/features/testimonials/testimonial-form.tsx";
import { TestimonialList } from "#web/features/testimonials/testimonial-list.tsx";
import { allTestimonialsQuery } from "#web/features/testimonials/use-testimonial-changes.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

const list = paths.admin("testimonials");

/** What people say on the home page, and the editor of one of them at `?edit=`. */
export function AdminTestimonialsPage() {
  const { t } = useTranslation("site");
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const all = useQuery(allTestimonialsQuery());
  const edit = searchParams.get("edit");
  const add = <LinkButton to="?edit=new">{t("texts.testimonials.admin.new")}</LinkButton>;
  const wayBack = {
    onSaved: () => {
      showDone(t("texts.testimonials.admin.saved"));
      void navigate(list, { state: saved });
    },
    onCancel: () => void navigate(list),
  };

  if (edit)
    return (
      <>
        <EditorHead
          to={list}
          back={t("texts.testimonials.admin.back")}
          title={t(
            edit === "new"
              ? "texts.testimonials.admin.newTitle"
              : "texts.testimonials.admin.editTitle",
          )}
        />
        <QueryView query={all}>
          {(testimonials) => (
            <TestimonialForm
              key={edit}
              testimonial={testimonials.find(({ id }) => id === edit) ?? null}
              {...wayBack}
            />
          )}
        </QueryView>
      </>
    );
  return (
    <>
      <PageTitle
        title={t("texts.testimonials.admin.title")}
        lead={t("texts.testimonials.admin.lead")}
        actions={all.data?.length ? add : null}
      />
      <QueryView
        query={all}
        empty={
          <EmptyState
            title={t("texts.testimonials.admin.empty")}
            hint={t("texts.testimonials.admin.emptyHint")}
            action={add}
          />
        }
      >
        {(testimonials) => <TestimonialList testimonials={testimonials} />}
      </QueryView>
    </>
  );
}
