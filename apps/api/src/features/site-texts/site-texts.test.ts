import {
  getSiteText,
  getSiteTextVersion,
  listSiteTexts,
  listSiteTextVersions,
  publishSiteText,
  type SiteTextName,
  siteTextNames,
} from "@chave/contract";
import { beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestPerson } from "#test/test-api.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";
import { ensureShippedTexts } from "./ship-texts.service.ts";
import { currentVersion } from "./site-texts.service.ts";

let api: TestApi;
let admin: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.make.admin();
  await ensureShippedTexts(api.context());
});

const read = (name: SiteTextName, language = "pt") =>
  api.call(getSiteText, { params: { name } }, undefined, { language });

it("G12 brings drafts of about, terms, privacy and a guardian's consent in three languages", async () => {
  for (const name of siteTextNames)
    for (const language of ["pt", "en", "es"]) {
      const text = await read(name, language);
      expect(text).toMatchObject({ name, language, version: 1, draft: true });
      expect(text.html).toMatch(/^<(p|h3)>/);
      expect(text.html).not.toContain("{{");
      expect(text.html).toContain("Chave");
    }
  expect((await read("privacy")).html).toContain("ANPD");
});

it("G12 an admin publishes versions; the earlier ones stay as they were", async () => {
  const params = { name: "terms" as const };
  const shipped = await read("terms");
  const body = { pt: "<p>Novo <script>x</script>texto</p>", en: "<p>New text</p>", es: null };
  const published = await api.call(publishSiteText, { params, body }, admin);

  expect(published).toMatchObject({ version: 2, draft: false, writtenBy: "Admin" });
  expect(await read("terms")).toMatchObject({ version: 2, html: "<p>Novo texto</p>" });
  expect(await read("terms", "en")).toMatchObject({ language: "en", html: "<p>New text</p>" });
  expect(await read("terms", "es")).toMatchObject({ language: "pt", html: "<p>Novo texto</p>" });

  const versions = await api.call(listSiteTextVersions, { params }, admin);
  expect(versions.map(({ version, draft }) => [version, draft])).toEqual([
    [2, false],
    [1, true],
  ]);
  const first = await api.call(getSiteTextVersion, { params: { ...params, version: 1 } }, admin);
  expect(first.translations.pt.length).toBeGreaterThan(shipped.html.length / 2);
  const all = await api.call(listSiteTexts, {}, admin);
  expect(all.map(({ name, version }) => [name, version])).toEqual([
    ["about", 1],
    ["terms", 2],
    ["privacy", 1],
    ["guardian", 1],
  ]);

  await ensureShippedTexts(api.context());
  expect((await read("terms")).version).toBe(2);
});

it("G12 tells which version somebody agrees to, in the language they read", async () => {
  const ctx = api.context();
  expect(await currentVersion({ ...ctx, language: "en" }, "terms")).toEqual({
    version: 2,
    language: "en",
  });
  expect(await currentVersion({ ...ctx, language: "es" }, "terms")).toEqual({
    version: 2,
    language: "pt",
  });
  expect((await currentVersion(ctx, "guardian")).version).toBe(1);
});

it("G12 only an admin publishes, and nothing blank", async () => {
  const organizer = await api.make.organizer();
  const params = { name: "about" as const };
  const body = { pt: "<p>a</p>", en: null, es: null };
  for (const [as, status] of [
    [organizer, 403],
    [undefined, 401],
  ] as const) {
    const refusal = { status };
    await expect(api.call(publishSiteText, { params, body }, as)).rejects.toMatchObject(refusal);
    await expect(api.call(listSiteTexts, {}, as)).rejects.toMatchObject(refusal);
    await expect(api.call(listSiteTextVersions, { params }, as)).rejects.toMatchObject(refusal);
    const one = { params: { ...params, version: 1 } };
    await expect(api.call(getSiteTextVersion, one, as)).rejects.toMatchObject(refusal);
  }
  const blank = { params, body: { ...body, en: "<p><br></p>" } };
  await expect(api.call(publishSiteText, blank, admin)).rejects.toMatchObject({
    code: "invalid_input",
    details: { en: expect.any(String) },
  });
});

it("names and contacts come from where they are set up, and cannot bring tags along", () => {
  const html = "<p>{{site}}: {{contact}}.</p>";
  const names = { siteName: "Liga <b>$&</b>", contactEmail: "oi@liga.br" };
  expect(fillPlaceholders(html, "pt", names)).toBe(
    '<p>Liga &#60;b&#62;$&#38;&#60;/b&#62;: <a href="mailto:oi@liga.br">oi@liga.br</a>.</p>',
  );
  expect(fillPlaceholders(html, "en", { siteName: "Liga", contactEmail: undefined })).toBe(
    "<p>Liga: whoever runs this installation.</p>",
  );
});
