import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";

/** Why a form was refused as a whole; stands above its button. */
export function FormRefusal({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
      {message}
    </Alert>
  );
}
