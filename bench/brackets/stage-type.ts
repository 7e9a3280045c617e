import type { Format } from "@chave/brackets";

/** The types that all contestants know, under the name they have in both packages. */
export type StageType = "single_elimination" | "double_elimination" | "round_robin";

export const formats: Readonly<Record<StageType, Format>> = {
  single_elimination: { type: "single_elimination", bronze: "shared" },
  double_elimination: { type: "double_elimination", reset: false },
  round_robin: { type: "round_robin" },
};

export const stageTypes: readonly StageType[] = [
  "single_elimination",
  "double_elimination",
  "round_robin",
];

/** Fights until one is left: everybody but the winner loses once, or twice where only the second loss puts out. */
export function fightsOf(type: StageType, size: number): number {
  switch (type) {
    case "single_elimination":
      return size - 1;
    case "double_elimination":
      return 2 * size - 2;
    case "round_robin":
      return (size * (size - 1)) / 2;
  }
}
