import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";

/** Top right for five seconds, as set where the toasts are mounted. */
export const showDone = (message: string): void => {
  notifications.show({
    message,
    color: "ink",
    icon: <IconCheck size={18} color="var(--on-ink)" aria-hidden />,
  });
};

export const showError = (message: string): void => {
  notifications.show({
    message,
    color: "red",
    icon: <IconAlertTriangle size={18} color="var(--on-ink)" aria-hidden />,
  });
};
