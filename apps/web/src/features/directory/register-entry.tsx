import { Button, Container } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/components/empty-state.tsx";
import { LinkButton } from "#web/components/link-button.tsx";
import { PageTitle } from "#web/components/page-title.tsx";
import { RegisterForm } from "#web/components/pickers/register-form.tsx";
import type { DirectoryKind } from "#web/lib/directory.ts";

type Props = {
  kind: DirectoryKind;
  /** Where one goes afterwards. */
  next: string;
};

/** Proposes a gym or a federation, and says what happens with it then. */
export function RegisterEntry({ kind, next }: Props) {
  const { t } = useTranslation("gyms");
  const [name, setName] = useState<string | null>(null);

  return (
    <Container pt={32} size={680}>
      <PageTitle title={t(`${kind}.register.title`)} lead={t(`${kind}.register.lead`)} />
      {name === null ? (
        <RegisterForm kind={kind} onRegistered={(entry) => setName(entry.name)} />
      ) : (
        <div role="status">
          <EmptyState
            title={t(`${kind}.register.doneTitle`, { name })}
            hint={t(`${kind}.register.doneHint`)}
            action={
              <>
                <LinkButton to={next}>{t(`${kind}.register.toList`)}</LinkButton>
                <Button variant="default" onClick={() => setName(null)}>
                  {t(`${kind}.register.another`)}
                </Button>
              </>
            }
          />
        </div>
      )}
    </Container>
  );
}
