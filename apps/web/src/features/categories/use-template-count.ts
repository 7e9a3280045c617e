import type { EventId } from "@chave/contract";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type TemplateChoice, templatePreviewQuery } from "./categories.api.ts";

const pauseMs = 200;

/** What a choice would add, asked a moment after it stops changing; asks nothing while a part is not chosen. */
export function useTemplateCount(eventId: EventId, choice: TemplateChoice) {
  const [settled] = useDebouncedValue(choice, pauseMs);
  const isWhole = choice.divisions.length > 0 && choice.belts.length > 0 && choice.sexes.length > 0;
  const { data, error } = useQuery({
    ...templatePreviewQuery(eventId, settled),
    enabled: isWhole && settled === choice,
  });
  return { isWhole, error, data: isWhole ? data : undefined };
}
