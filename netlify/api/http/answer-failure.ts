import type { Context } from 'hono';
import { html } from 'hono/html';
import { answerError, refusalOf } from './answer-error.ts';
import { answerPage, callLinks } from './answer-page.ts';

/** Responds to an uncaught error: with a page for a followed link, with JSON for a script. */
export async function answerFailure(error: Error, c: Context): Promise<Response> {
  const followsLink = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
  if (!followsLink) return answerError(error, c);
  const { status, error: sentence } = refusalOf(error, c);
  return answerPage(c, {
    status,
    heading: 'We cannot show this page',
    content: html`<p>${sentence}</p>
<p>Reload this page, or ${callLinks}.</p>`,
  });
}
