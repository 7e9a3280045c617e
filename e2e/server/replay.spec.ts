import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const data = "scripts/replay/data/adcc-1998-2017.csv";

test("F5 F8 a real championship, replayed through HTTP, ends with its real podiums", async () => {
  const command = ["run", "-s", "replay", "--", data, "--year", "2017"];
  const { stdout } = await promisify(execFile)("npm", command, { cwd: root });

  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const played = lines.filter((line) => line.status === "played");
  expect(
    played.map((line) => [line.category, line.fights, line.gold, line.silver, ...line.bronze]),
  ).toEqual([
    ["+99KG", 15, "Marcus Almeida", "Orlando Sanchez", "Roberto Abreu"],
    ["66KG", 16, "Rubens Charles", "AJ Agazarm", "Paulo Miyao"],
    ["77KG", 16, "Jonathan Torres", "Lucas Lepri", "Vagner Rocha"],
    ["88KG", 15, "Gordon Ryan", "Keenan Cornelius", "Alexandre Ribeiro"],
    ["99KG", 15, "Yuri Simoes", "Felipe Pena", "Jackson Sousa"],
    ["ABS", 16, "Felipe Pena", "Gordon Ryan", "Marcus Almeida"],
  ]);
  expect(lines.filter((line) => line.status === "skipped")).toHaveLength(2);
});
