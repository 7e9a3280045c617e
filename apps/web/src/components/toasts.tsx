import { Notifications } from "@mantine/notifications";

/** Top right below the header, five seconds. Loaded after the page: nothing is said before somebody did something. */
export function Toasts() {
  return (
    <Notifications position="top-right" autoClose={5000} styles={{ root: { marginTop: 64 } }} />
  );
}
