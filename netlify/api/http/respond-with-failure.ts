import type { Context } from 'hono';
import { html } from 'hono/html';
import { formLanguage } from '#netlify/core/client-language.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { plainPageWords } from '../plain/words/words.ts';
import { linked } from './linked.ts';
import { refusalOf, respondWithError } from './respond-with-error.ts';
import { contactLinks, respondWithPage } from './respond-with-page.ts';

/** Responds to an uncaught error: with a page for a followed link, with JSON for a script. */
export async function respondWithFailure(error: Error, c: Context): Promise<Response> {
  const followsLink = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html');
  if (!followsLink) return respondWithError(error, c);
  const language = formLanguage(c.req.query('language'));
  const words = wordsIn(language, plainPageWords);
  const { status, error: sentence } = refusalOf(error, c, language);
  return respondWithPage(c, {
    language,
    status,
    heading: words.notShown,
    content: html`<p>${sentence}</p>
<p>${linked(words.reload(contactValues), contactLinks)}</p>`,
  });
}
