import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** HTML in which every interpolated value is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const stylesheet = readFileSync(new URL('./dev.css', import.meta.url), 'utf8');

/** These pages show untrusted text, so they run no script and load nothing from elsewhere. */
const policy = "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'";

export function serveStylesheet(context: Context): Response {
  return context.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' });
}

/** Renders a local page. `refresh`: seconds until it reloads. */
export function page(
  context: Context,
  title: string,
  content: Html,
  refresh?: number,
): Response | Promise<Response> {
  context.header('content-security-policy', policy);
  context.header('cache-control', 'no-store');
  return context.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh ? html`<meta http-equiv="refresh" content="${refresh}">` : ''}
<title>${title} · on this machine</title>
<link rel="stylesheet" href="/dev/dev.css">
</head>
<body>
<nav aria-label="Local pages"><a href="/">Site</a> <a href="/dev/mailbox">Mailbox</a> <a href="/dev/phone">Phone</a></nav>
<main>${content}</main>
</body>
</html>`);
}
