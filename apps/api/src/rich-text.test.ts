import { expect, it } from "vitest";
import { cleanRichText, plainText, sanitizeRichText } from "./rich-text.ts";

it("P6 keeps what the editor makes", () => {
  const html =
    "<h3>Um</h3><p>Dois <strong>três</strong> <em>quatro</em> <u>cinco</u> <s>seis</s><br />sete</p>" +
    "<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol><blockquote><p>c</p></blockquote><hr /><h4>d</h4>";
  expect(sanitizeRichText(html)).toBe(html);
});

it("P6 a link leaves the site in a new tab and vouches for nobody", () => {
  const outward = 'target="_blank" rel="noopener nofollow"';
  expect(sanitizeRichText('<a href="https://ibjjf.com/?a=1&b=2" onclick="x()">r</a>')).toBe(
    `<a href="https://ibjjf.com/?a=1&amp;b=2" ${outward}>r</a>`,
  );
  expect(sanitizeRichText('<a href="mailto:a@b.co" rel="opener" target="_self">m</a>')).toBe(
    `<a href="mailto:a@b.co" ${outward}>m</a>`,
  );
});

/** What remains of each is plain text, and none of it can act. */
it.each([
  ["<script>alert(1)</script>a", "a"],
  ["<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
  ["<img src=x onerror=alert(1)>a", "a"],
  ["<svg onload=alert(1)><circle/></svg>a", "a"],
  ["<svg><script>alert(1)</script></svg>a", "a"],
  ["<p onclick=alert(1) style='position:fixed' class=x id=y>a</p>", "<p>a</p>"],
  ["<p style=\"background:url('javascript:alert(1)')\">a</p>", "<p>a</p>"],
  ["<style>@import 'evil.css'</style>a", "a"],
  ["<a href='javascript:alert(1)'>a</a>", "a"],
  ["<a href='java&#115;cript:alert(1)'>a</a>", "a"],
  ["<a href='&#x6A;avascript&colon;alert(1)'>a</a>", "a"],
  ["<a href=' \u0001javascript:alert(1)'>a</a>", "a"],
  ["<a href='java\tscript:alert(1)'>a</a>", "a"],
  ["<a href='JaVaScRiPt:alert(1)'>a</a>", "a"],
  ["<a href='vbscript:x'>a</a>", "a"],
  ["<a href='data:text/html,<script>alert(1)</script>'>a</a>", "a"],
  ["<a href='//evil.tld'>a</a>", "a"],
  ["<a href='/admin'>a</a>", "a"],
  ["<a name=x>a</a>", "a"],
  ["<iframe src='https://evil.tld'></iframe>a", "a"],
  ["<iframe srcdoc='<script>alert(1)</script>'></iframe>a", "a"],
  ["<object data=x></object><embed src=x>a", "a"],
  ["<form action=x><input name=y><button>a</button></form>", "a"],
  ["<meta http-equiv=refresh content='0;url=x'><base href=x><link rel=x>a", "a"],
  [
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "",
  ],
  ["<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>", ""],
  ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'>", ""],
  ["<template><script>alert(1)</script></template>a", "a"],
  ["<!--><img src=x onerror=alert(1)>-->a", "--&gt;a"],
  ["<p>1 &lt; 2 &amp;&amp; &lt;img src=x onerror=alert(1)&gt;</p>", null],
])("P6 XSS: %s", (html, left) => {
  const clean = sanitizeRichText(html);
  if (left !== null) expect(clean).toBe(left);
  expect(clean).not.toMatch(/<(?!\/?(p|h3|h4|strong|em|u|s|ul|ol|li|blockquote|a|br|hr)\b)/i);
  expect(clean).not.toMatch(/<[^>]*(\son\w+|style|javascript)\s*[=:]/i);
  // Read a second time, as a browser and an old text are, nothing new appears.
  expect(sanitizeRichText(clean)).toBe(clean);
});

it("P6 editor content cannot be blank, not even after everything harmful is gone", () => {
  const refused = (html: string) => () => cleanRichText("en", "pt", html);
  for (const html of ["<p></p>", "<p>&nbsp;</p>", "<script>words</script>", "<p><img src=x></p>"])
    expect(refused(html)).toThrow("invalid_input");
  expect(cleanRichText("en", "pt", "<p>a</p>")).toBe("<p>a</p>");
});

it("P6 is searched by its words", () => {
  expect(plainText("<h3>Um &amp; dois</h3><ul><li>três</li><li>&lt;quatro&gt;</li></ul>")).toBe(
    "Um & dois três <quatro>",
  );
});
