import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { site } from '#src/domain/studio/site.ts';
import { whatsAppLink } from '#src/lib/contact-links.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { plainPageWords } from '../plain/words/words.ts';

/** HTML in which every interpolated value is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Page rendered by a function, for content that must not be in a static page or a URL. */
export interface ResponsePage {
  language: Language;
  status?: ContentfulStatusCode;
  heading: string;
  content: Html;
  /** True if its title begins with "Error", which screen readers read before the heading. */
  isError?: boolean;
  style?: string;
}

/** The page may show untrusted text: it runs nothing, loads nothing, and submits forms only to us. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; report-uri /api/reports/policy; report-to policy";

/** Theme colours of src/styles/tokens.css, inlined; also works in browsers of 2021 and in Opera Mini. */
const style = `
:root{color-scheme:light dark;--paper:#f8f4ec;--ink:#1f1814;--soft:#554942;--line:#d3c9bb;--edge:#85745f;--action:#892b19;--on-action:#fdf9f2;--error:#8b0f2f;background:var(--paper);color:var(--ink)}
@media (prefers-color-scheme:dark){:root{--paper:#140f0d;--ink:#f0eadf;--soft:#bdb4a8;--line:#3f3630;--edge:#84786c;--action:#ec7d55;--on-action:#1c100b;--error:#f7a3ae}}
*{box-sizing:border-box}
body{max-width:38rem;margin:0 auto;padding:1.25rem;font:1.125rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
header{padding-bottom:1rem;border-bottom:6px solid var(--action);font:600 1.25rem/1.4 system-ui,sans-serif}
header a{display:inline-block;padding:.5rem 0;color:inherit;text-decoration:none}
h1{margin:2rem 0 1rem;font-size:clamp(1.9rem,1.5rem + 2vw,2.6rem);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
h2{margin:2rem 0 .5rem;font-size:1.25rem}
p,ul{margin:0 0 1rem}
a{color:var(--action);text-underline-offset:.2em}
blockquote{margin:0;padding-left:1rem;border-left:4px solid;white-space:pre-wrap;overflow-wrap:anywhere}
.code{display:inline-block;margin:.5rem 0 1.5rem;padding:.6em .8em;border:2px dashed var(--line);font:700 clamp(1.1rem,.7rem + 2.4vw,1.6rem)/1.2 ui-monospace,monospace;white-space:nowrap;user-select:all}
.small{color:var(--soft);font-size:1rem}
.button{display:inline-block;min-height:3rem;padding:.75em 1.4em;border:0;border-radius:2px;background:var(--action);color:var(--on-action);font:600 1.0625rem/1.25 system-ui,sans-serif;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}`;

/** Renders a page in the studio's style. Default headers send no referrer: its URL may be private. */
export function respondWithPage(
  c: Context,
  { language, status = 200, heading, content, isError = false, style: own = '' }: ResponsePage,
): Response | Promise<Response> {
  c.header('content-security-policy', policy);
  c.header('reporting-endpoints', 'policy="/api/reports/policy"');
  return c.html(
    html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${isError ? `${wordsIn(language, plainPageWords).error}: ` : ''}${heading} · ${site.name}</title>
<style>${raw(style + own)}</style>
</head>
<body>
<header><a href="${hrefIn(language, '/')}">${site.name}</a></header>
<main>
<h1>${heading}</h1>
${content}
</main>
</body>
</html>`,
    status,
  );
}

const [phone] = site.phones;

/** Addresses in sentences that say how to reach us. */
export const contactLinks = {
  phone: `tel:${phone.number}`,
  whatsApp: whatsAppLink(site.whatsapp, ''),
} as const;
