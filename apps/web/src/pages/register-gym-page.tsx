import { RegisterEntry } from "#web/features/directory/register-entry.tsx";
import { paths } from "#web/paths.ts";

export const RegisterGymPage = () => <RegisterEntry kind="gym" next={paths.gyms()} />;
