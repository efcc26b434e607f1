import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answerError } from './answer-error.ts';
import { answerPage, callLinks } from './answer-page.ts';

/** Answers an error that nobody caught: with a page who came by a link, with JSON a script. */
export async function answerFailure(error: Error, c: Context): Promise<Response> {
  const answer = answerError(error, c);
  const followsLink = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
  if (!followsLink) return answer;
  const { error: sentence } = (await answer.json()) as { error: string };
  return answerPage(c, {
    status: answer.status as ContentfulStatusCode,
    heading: 'We cannot show this page',
    content: html`<p>${sentence}</p>
<p>Reload this page, or ${callLinks}.</p>`,
  });
}
