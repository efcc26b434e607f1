import type { Context } from 'hono';
import { html } from 'hono/html';
import { refusalOf, respondWithError } from './respond-with-error.ts';
import { callLinks, respondWithPage } from './respond-with-page.ts';

/** Responds to an uncaught error: with a page for a followed link, with JSON for a script. */
export async function respondWithFailure(error: Error, c: Context): Promise<Response> {
  const followsLink = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
  if (!followsLink) return respondWithError(error, c);
  const { status, error: sentence } = refusalOf(error, c);
  return respondWithPage(c, {
    status,
    heading: 'We cannot show this page',
    content: html`<p>${sentence}</p>
<p>Reload this page, or ${callLinks}.</p>`,
  });
}
