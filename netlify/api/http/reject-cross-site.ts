import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ApiEnv } from './http.ts';
import { callLinks, respondWithPage } from './respond-with-page.ts';

const heading = 'This was not sent from our site';
const sentence =
  'A page of another site sent this form, so nothing was done. Please send it from our own page.';

/**
 * Rejects cross-site requests. Older browsers send no such header and are let through:
 * each request needs a key, a token or typed text anyway.
 */
export const rejectCrossSite = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('sec-fetch-site') !== 'cross-site') return next();
  return c.req.header('accept')?.includes('text/html') ? crossSitePage(c) : c.json({ error: sentence }, 403);
});

function crossSitePage(c: Context): Response | Promise<Response> {
  return respondWithPage(c, {
    status: 403,
    heading,
    titlePrefix: 'Error',
    content: html`<p>${sentence}</p>
<p>Go back and copy what you typed. Then open our page from <a href="/">the home page</a> and enter it there, or ${callLinks}.</p>`,
  });
}
