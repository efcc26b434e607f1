import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import { ProblemError } from '#netlify/core/errors.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { plainPageWords } from '../plain/words/words.ts';
import type { ApiEnv } from './http.ts';
import { linked } from './linked.ts';
import { contactLinks, respondWithPage } from './respond-with-page.ts';

const refused = refusals('forms');

/**
 * Rejects cross-site requests. Older browsers send no such header and are let through:
 * each request needs a key, a token or typed text anyway.
 */
export const rejectCrossSite = createMiddleware<ApiEnv>(async (c, next) => {
  if (c.req.header('sec-fetch-site') !== 'cross-site') return next();
  if (!c.req.header('accept')?.includes('text/html')) throw new ProblemError(403, refused('sentElsewhere'));
  // The body is another site's, so its language says nothing.
  return crossSitePage(c, 'en');
});

function crossSitePage(c: Context, language: Language): Response | Promise<Response> {
  const words = wordsIn(language, plainPageWords);
  const links = { ...contactLinks, home: hrefIn(language, '/') };
  return respondWithPage(c, {
    language,
    status: 403,
    heading: words.sentElsewhere,
    isError: true,
    content: html`<p>${wordsIn(language, formsWords).sentElsewhere}</p>
<p>${linked(words.openOurPage(contactValues), links)}</p>`,
  });
}
