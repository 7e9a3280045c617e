import type { MailWords } from "./mail-words.ts";

const font =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const locales = { pt: "pt-BR", en: "en", es: "es" };

/** Mail programs know tables and style attributes; what they make of the dark theme stands in classes. */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{color:inherit}
@media (prefers-color-scheme:dark){
.paper{background:#0f1115!important}
.sheet{background:#171a20!important;border-color:#2a2e37!important}
.ink{color:#ecedee!important}
.muted{color:#a7acb6!important}
.mark{background:#ff4d5e!important}
.button{background:#ecedee!important}
.button a{color:#14161a!important}
}`;

/** The mail as a page of its own: nothing in it is loaded from anywhere. */
export function mailHtml(words: MailWords): string {
  const { language, subject, paragraphs, button, footer, siteUrl } = words;
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyle}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf7">
${preheader(paragraphs)}
${table(`class="paper" width="100%" style="background:#fbfaf7"`)}<tr><td align="center" style="padding:32px 16px">
${table(`width="600" style="width:100%;max-width:600px"`)}
<tr><td style="padding:0 0 16px">${brand}</td></tr>
<tr><td class="sheet" style="background:#ffffff;border:1px solid #e4e1da;border-radius:8px;padding:32px 32px 16px">
${paragraphs.map((text) => paragraph(text, words.code)).join("\n")}
${button ? callToAct(button) : ""}
</td></tr>
<tr><td class="muted" style="${font};font-size:13px;line-height:20px;color:#5c5850;padding:16px 0 0">
${escaped(footer)}<br><a class="muted" href="${escaped(siteUrl)}" style="color:#5c5850">${escaped(siteUrl)}</a>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const table = (attributes: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

const brand = `${table("")}<tr>
<td class="mark" width="6" style="width:6px;background:#c8102e;font-size:0">&nbsp;</td>
<td class="ink" style="${font};font-size:22px;line-height:28px;font-weight:700;color:#14161a;padding:0 0 0 10px">Chave</td>
</tr></table>`;

/** What the list of mails shows after the subject. The spaces keep the rest of the page out of it. */
function preheader([first = "", second = first]: string[]): string {
  const hidden =
    "display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px";
  return `<div style="${hidden}">${escaped(second)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>`;
}

function paragraph(text: string, code: string | null): string {
  const printed = escaped(text).replaceAll("\n", "<br>");
  const large = code ? printed.replaceAll(escaped(code), () => largeCode(code)) : printed;
  return `<p class="ink" style="${font};font-size:16px;line-height:24px;color:#14161a;margin:0 0 16px">${large}</p>`;
}

const largeCode = (code: string): string =>
  `<strong style="font-size:22px;letter-spacing:2px;white-space:nowrap">${escaped(code)}</strong>`;

function callToAct({ label, url, copyLink }: NonNullable<MailWords["button"]>): string {
  const href = escaped(url);
  return `${table(`style="margin:8px 0 24px"`)}<tr>
<td class="button" style="background:#14161a;border-radius:8px">
<a href="${href}" style="${font};display:inline-block;padding:12px 24px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escaped(label)}</a>
</td></tr></table>
<p class="muted" style="${font};font-size:13px;line-height:20px;color:#5c5850;margin:0 0 16px">${escaped(copyLink)}<br><a class="muted" href="${href}" style="color:#5c5850;word-break:break-all">${href}</a></p>`;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
