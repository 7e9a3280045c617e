import { Container } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { Pagination } from "#web/components/pagination.tsx";
import { QueryView } from "#web/components/query-view.tsx";
import { SearchBox } from "#web/components/search-box.tsx";
import { GymList } from "#web/features/directory/gym-list.tsx";
import { directoryListQuery } from "#web/lib/directory.ts";
import { paths } from "#web/paths.ts";
import classes from "./gyms-page.module.css";

export function GymsPage() {
  const { t } = useTranslation("gyms");
  const [searchParams] = useSearchParams();
  const search = searchParams.get("search") ?? undefined;
  const page = Number(searchParams.get("page") ?? 1);
  const gyms = useQuery(directoryListQuery("gym", { page, search }));
  const register = <LinkButton to={paths.registerGym()}>{t("gym.list.register")}</LinkButton>;

  return (
    <Container pt={32}>
      <PageTitle title={t("gym.list.title")} lead={t("gym.list.lead")} />
      <div className={classes.search}>
        <SearchBox label={t("gym.list.search")} />
      </div>
      <QueryView
        query={gyms}
        empty={
          search ? (
            <EmptyState
              title={t("gym.list.nothing", { search })}
              hint={t("gym.list.nothingHint")}
              action={register}
            />
          ) : (
            <EmptyState
              title={t("gym.list.empty")}
              hint={t("gym.list.emptyHint")}
              action={register}
            />
          )
        }
      >
        {({ data, page, pageSize, total }) => (
          <>
            <p className={`${classes.total} figures`} role="status">
              {t(search ? "gym.list.found" : "gym.list.total", { count: total })}
            </p>
            <GymList gyms={data} />
            <Pagination page={page} pageSize={pageSize} total={total} />
            <aside className={classes.missing}>
              <p>{t("gym.list.missing")}</p>
              <LinkButton to={paths.registerGym()} variant="default">
                {t("gym.list.register")}
              </LinkButton>
            </aside>
          </>
        )}
      </QueryView>
    </Container>
  );
}
