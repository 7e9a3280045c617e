import { describe, expect, it } from "vitest";
import { sampleEntries } from "#test/sample-bracket.ts";
import { sampleKnockout } from "#test/sample-knockout.ts";
import { athletePath } from "./athlete-path.ts";

const [best = "", second = "", third = "", fourth = ""] = sampleEntries(8).map(
  (entry): string => entry.registrationId,
);

describe("athletePath", () => {
  it("leads from the first fight to the final", () => {
    const path = athletePath(sampleKnockout(8), best)!;

    expect([...path.fights]).toEqual(["QF1", "SF1", "F"]);
    expect([...path.lines]).toEqual(["QF1>SF1", "SF1>F"]);
    expect(path.next?.fight.key).toBe("QF1");
    expect(path.fought).toEqual([]);
  });

  it("says who comes next, or of which fight", () => {
    const path = athletePath(sampleKnockout(8, { played: 1 }), best)!;

    expect(path.fought.map((fight) => fight.key)).toEqual(["QF1"]);
    expect(path.next?.fight.key).toBe("SF1");
    expect(path.next?.opponent).toMatchObject({
      registrationId: null,
      from: { kind: "winner", key: "QF2", number: 2 },
    });
  });

  it("ends where the athlete lost", () => {
    const path = athletePath(sampleKnockout(8, { played: 7 }), second)!;

    expect(path.next).toBeNull();
    expect([...path.fights]).toEqual(["QF3"]);
    expect([...path.lines]).toEqual([]);
  });

  it("follows the loser of a semifinal to the bronze fight", () => {
    const bracket = sampleKnockout(4, { bronze: true, played: 2 });
    const path = athletePath(bracket, fourth)!;

    expect([...path.fights]).toEqual(["SF1", "B"]);
    expect([...path.lines]).toEqual(["SF1>B"]);
  });

  it("knows the place once it is certain", () => {
    const finished = athletePath(sampleKnockout(4, { played: 3 }), third);

    expect(finished?.placing?.medal).toBe("bronze");
    expect(athletePath(sampleKnockout(4), "nobody")).toBeNull();
  });
});
