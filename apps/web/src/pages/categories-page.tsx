import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { categoriesQuery } from "#web/features/categories/categories.api.ts";
import { CategoryList } from "#web/features/categories/category-list.tsx";
import { OwnCategoryDialog } from "#web/features/categories/own-category-dialog.tsx";
import { TemplateDialog } from "#web/features/categories/template-dialog.tsx";
import { useEventSetUp } from "./use-event-set-up.ts";

export function CategoriesPage() {
  const { t } = useTranslation("categories");
  const { event } = useEventSetUp();
  const categories = useQuery(categoriesQuery(event.id));
  const [adds, setAdds] = useState<"template" | "own" | null>(null);
  const close = () => setAdds(null);
  const actions = (
    <>
      <Button onClick={() => setAdds("template")}>{t("page.addFromTemplate")}</Button>
      <Button variant="default" onClick={() => setAdds("own")}>
        {t("page.addOwn")}
      </Button>
    </>
  );

  return (
    <>
      <PageTitle
        title={t("page.title")}
        lead={t("page.lead")}
        actions={categories.data && categories.data.length > 0 && actions}
      />
      <QueryView
        query={categories}
        empty={<EmptyState title={t("page.empty")} hint={t("page.emptyHint")} action={actions} />}
      >
        {(all) => <CategoryList categories={all} />}
      </QueryView>
      {adds === "template" && <TemplateDialog eventId={event.id} onClose={close} />}
      {adds === "own" && <OwnCategoryDialog eventId={event.id} onClose={close} />}
    </>
  );
}
