import { RegisterEntry } from "#web/features/directory/register-entry.tsx";
import { paths } from "#web/paths.ts";

export const RegisterAffiliationPage = () => (
  <RegisterEntry kind="affiliation" next={paths.home()} />
);
