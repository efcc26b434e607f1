import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { answerPage, callLinks } from './answer-page.ts';
import type { ApiEnv } from './http.ts';

const heading = 'This was not sent from our site';
const sentence =
  'A page of another site sent this form, so nothing was done. Please send it from our own page.';

/**
 * Refuses what a page of another site sends in a visitor's name. Browsers that are older than the header say nothing, and are
 * let through: what is sent needs a key, a token or typed text in any case.
 */
export const refuseForeign = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('sec-fetch-site') !== 'cross-site') return next();
  return c.req.header('accept')?.includes('text/html') ? foreignPage(c) : c.json({ error: sentence }, 403);
});

function foreignPage(c: Context): Response | Promise<Response> {
  return answerPage(c, {
    status: 403,
    heading,
    titlePrefix: 'Error',
    content: html`<p>${sentence}</p>
<p>Go back, copy what you typed, and enter it on the page that you find from <a href="/">our home page</a>. Or ${callLinks}.</p>`,
  });
}
