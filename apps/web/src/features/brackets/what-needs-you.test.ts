import { expect, it } from "vitest";
import { sampleCategory } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { attentionOf, needsYou } from "./what-needs-you.ts";

it("names the gym whose athletes meet in a first fight", () => {
  const { fights } = sampleKnockout(8);
  const met = fights.map((fight) =>
    fight.key === "QF1"
      ? { ...fight, second: { ...fight.second, gymName: fight.first.gymName } }
      : fight,
  );

  expect(attentionOf(sampleCategory(), met).sameGym).toBe("Gracie Barra Recife");
  expect(needsYou(attentionOf(sampleCategory(), met))).toBe(true);
});

it("says nothing where the numbers leave no other way", () => {
  const [final] = sampleKnockout(2).fights;
  const both = { ...final!, second: { ...final!.second, gymName: final!.first.gymName } };

  expect(attentionOf(sampleCategory({ entries: 2 }), [both]).sameGym).toBeNull();
});

it("knows who is alone", () => {
  expect(attentionOf(sampleCategory({ entries: 1 }), []).alone).toBe(true);
});
