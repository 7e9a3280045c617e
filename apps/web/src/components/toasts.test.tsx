import { MantineProvider } from "@mantine/core";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { showDone } from "#web/lib/toast.tsx";
import { Toasts } from "./toasts.tsx";

afterEach(() => vi.useRealTimers());

it("G4 says it at the top right and takes it away after 5 seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  );
  act(() => showDone("Saved."));
  const toast = await screen.findByText("Saved.");
  expect(toast.closest("[data-position]")).toHaveAttribute("data-position", "top-right");

  act(() => vi.advanceTimersByTime(4_500));
  expect(screen.getByText("Saved.")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1_500));
  await vi.waitFor(() => expect(screen.queryByText("Saved.")).toBeNull());
});
