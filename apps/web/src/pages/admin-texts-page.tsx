import { type SiteTextName, siteTextName } from "@chave/contract";
import { Alert, Group } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { EditorHead } from "#web/components/editor-head.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { saved } from "#web/components/unsaved-guard.tsx";
import { SiteTextForm } from "#web/features/site-texts/site-text-form.tsx";
import { SiteTextList } from "#web/features/site-texts/site-text-list.tsx";
import { siteTextsQuery, versionQuery } from "#web/features/site-texts/use-site-text-versions.ts";
import { VersionHistory } from "#web/features/site-texts/version-history.tsx";
import { VersionView } from "#web/features/site-texts/version-view.tsx";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

/** The site's texts; `?text=` edits one, `&version=` shows one of its versions, `&from=` starts from it. */
export function AdminTextsPage() {
  const { t } = useTranslation("site");
  const [searchParams] = useSearchParams();
  const texts = useQuery(siteTextsQuery());
  const name = siteTextName.safeParse(searchParams.get("text")).data;
  const version = Number(searchParams.get("version")) || null;
  const from = Number(searchParams.get("from")) || null;

  if (name && version) return <OneVersion name={name} version={version} />;
  return (
    <>
      {!name && <PageTitle title={t("texts.admin.title")} lead={t("texts.admin.lead")} />}
      <QueryView query={texts}>
        {(all) => {
          const current = all.find((text) => text.name === name);
          if (!name || !current) return <SiteTextList texts={all} />;
          const start = from ?? current.version;
          return (
            <EditText key={`${name}-${start}`} name={name} from={start} draft={current.draft} />
          );
        }}
      </QueryView>
    </>
  );
}

function EditText({ name, from, draft }: { name: SiteTextName; from: number; draft: boolean }) {
  const { t } = useTranslation("site");
  const navigate = useNavigate();
  const text = useQuery(versionQuery(name, from));
  const done = (version: number) => {
    showDone(t("texts.admin.published", { version }));
    void navigate(paths.admin("texts"), { state: saved });
  };
  return (
    <>
      <EditorHead
        to={paths.admin("texts")}
        back={t("texts.admin.back")}
        title={t(`texts.name.${name}`)}
      />
      {draft && name !== "about" && (
        <Alert color="ink" mb="lg" maw={760} icon={<IconInfoCircle size={20} aria-hidden />}>
          <strong>{t("texts.admin.draftTitle")}</strong>
          <br />
          {t("texts.admin.draftHint")}
        </Alert>
      )}
      <QueryView query={text}>
        {(data) => <SiteTextForm name={name} from={data} onPublished={done} />}
      </QueryView>
      <VersionHistory name={name} />
    </>
  );
}

function OneVersion({ name, version }: { name: SiteTextName; version: number }) {
  const { t } = useTranslation("site");
  const text = useQuery(versionQuery(name, version));
  const title = t("texts.admin.versionTitle", { name: t(`texts.name.${name}`), version });
  return (
    <>
      <EditorHead to={`?text=${name}`} back={t(`texts.name.${name}`)} title={title} />
      <QueryView query={text}>
        {(data) => (
          <>
            <VersionView text={data} />
            <Group mt="xl">
              <LinkButton variant="default" to={`?text=${name}&from=${version}`}>
                {t("texts.admin.startFrom")}
              </LinkButton>
            </Group>
          </>
        )}
      </QueryView>
    </>
  );
}
