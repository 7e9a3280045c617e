import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { signOut } from "#web/lib/session.ts";
import { showDone } from "#web/lib/toast.tsx";
import { paths } from "#web/paths.ts";

/** Time to read the toast before the page changes. */
const delay = 700;

/** Signs out, says so, and goes to login. */
export function useLogOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async () => {
    await signOut(queryClient);
    showDone(t("header.loggedOut"));
    setTimeout(() => void navigate(paths.login()), delay);
  };
}
