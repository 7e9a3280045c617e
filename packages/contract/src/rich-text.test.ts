import { expect, it } from "vitest";
import { hasVisibleText, richText, videoEmbedOf } from "./rich-text.ts";

const player = "https://www.youtube-nocookie.com/embed";
const vimeo = "https://player.vimeo.com/video";

it.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", `${player}/dQw4w9WgXcQ`],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&t=90s", `${player}/dQw4w9WgXcQ?start=90`],
  ["http://m.youtube.com/watch?t=1h2m3s&v=dQw4w9WgXcQ", `${player}/dQw4w9WgXcQ?start=3723`],
  ["  https://youtu.be/dQw4w9WgXcQ?t=1m30s ", `${player}/dQw4w9WgXcQ?start=90`],
  ["https://youtube.com/shorts/dQw4w9WgXcQ", `${player}/dQw4w9WgXcQ`],
  ["https://www.youtube.com/embed/dQw4w9WgXcQ?start=12", `${player}/dQw4w9WgXcQ?start=12`],
  ["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ", `${player}/dQw4w9WgXcQ`],
  ["https://www.youtube.com/live/dQw4w9WgXcQ?feature=share", `${player}/dQw4w9WgXcQ`],
  ["HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ", `${player}/dQw4w9WgXcQ`],
  ["https://vimeo.com/76979871", `${vimeo}/76979871?dnt=1`],
  ["https://vimeo.com/76979871#t=90s", `${vimeo}/76979871?dnt=1#t=90s`],
  ["https://vimeo.com/76979871/8272103f6e", `${vimeo}/76979871?dnt=1&h=8272103f6e`],
  ["https://vimeo.com/channels/staffpicks/76979871", `${vimeo}/76979871?dnt=1`],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e", `${vimeo}/76979871?dnt=1&h=8272103f6e`],
])("P6 G9 a video of the two hosts becomes an embed: %s", (link, src) => {
  expect(videoEmbedOf(link)?.src).toBe(src);
});

it.each([
  "",
  "dQw4w9WgXcQ",
  "https://youtube.com.evil.tld/watch?v=dQw4w9WgXcQ",
  "https://evil.tld/www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com@evil.tld/watch?v=dQw4w9WgXcQ",
  "https://user:word@www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ",
  "https://notyoutube.com/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com./watch?v=dQw4w9WgXcQ",
  "https://youtu.be/short",
  "https://www.youtube.com/watch?v=../../evil11",
  'https://www.youtube.com/watch?v="onload=x()',
  "https://www.youtube.com/@channel",
  "https://vimeo.com/about",
  "https://evilvimeo.com/76979871",
  "https://vimeo.com.evil.tld/76979871",
  "javascript:alert('https://youtu.be/dQw4w9WgXcQ')",
  "data:text/html,https://vimeo.com/76979871",
  "ftp://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "//www.youtube.com/watch?v=dQw4w9WgXcQ",
])("P6 G9 anything else stays a link: %s", (link) => {
  expect(videoEmbedOf(link)).toBeNull();
});

it("P6 the key of a private video is nothing but a key", () => {
  expect(videoEmbedOf('https://vimeo.com/76979871/x"y')?.src).toBe(`${vimeo}/76979871?dnt=1`);
});

it.each([
  ["", false],
  ["<p></p>", false],
  ["<p>&nbsp; \u00a0\u200b</p><hr><p><br></p>", false],
  ["<ul><li></li></ul>", false],
  ["<p>.</p>", true],
  ["<p><em>Não</em></p>", true],
])("P6 editor content cannot be blank: %j", (html, visible) => {
  expect(hasVisibleText(html)).toBe(visible);
  const [issue] = richText.safeParse(html).error?.issues ?? [];
  expect(issue?.message).toBe(visible ? undefined : "editor_blank");
});
