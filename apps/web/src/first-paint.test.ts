import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

const page = readFileSync(join(import.meta.dirname, "../index.html"), "utf8");
const script = /<script>([\s\S]*?)<\/script>/.exec(page)![1]!;
const root = document.documentElement;

/** What the page's own script does before anything is painted. */
const runsFirst = () => new Function(script)();

describe("G2 before the first paint", () => {
  beforeEach(() => {
    delete root.dataset.mantineColorScheme;
    delete root.dataset.token;
  });

  it("stands in the head, before the page and its code", () => {
    expect(page.indexOf(script)).toBeLessThan(page.indexOf("</head>"));
  });

  it.each(["dark", "light"])("the theme that was chosen is put on: %s", (theme) => {
    localStorage.setItem("theme", theme);
    runsFirst();
    expect(root.dataset.mantineColorScheme).toBe(theme);
  });

  it("without a choice, or with a strange one, it is the device's", () => {
    localStorage.setItem("theme", "violet");
    runsFirst();
    expect(root.dataset.mantineColorScheme).toBe("light");
  });

  it("a page from the server does not offer to log in to whoever is logged in", () => {
    localStorage.setItem("access_token", "a-token");
    runsFirst();
    expect(root.dataset.token).toBe("");
  });
});
