import type { Context } from 'hono';
import { html } from 'hono/html';
import { formLanguage } from '#netlify/core/client-language.ts';
import { checkPaper } from '#netlify/core/paper/read-paper.ts';
import type { CheckedPaper } from '#src/domain/paper/paper.ts';
import { checkFacts, checkIn } from '#src/domain/paper/paper-words.ts';
import { paperWords } from '#src/domain/paper/words/words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { site } from '#src/domain/studio/site.ts';
import { paperCodeFrom } from '#src/lib/ids.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { type ApiEnv, clientAddress, createApp } from '../http/http.ts';
import { linked } from '../http/linked.ts';
import { refusalOf } from '../http/respond-with-error.ts';
import { contactLinks, type Html, respondWithPage } from '../http/respond-with-page.ts';
import { hiddenField, plainField } from '../plain/plain-fields.ts';
import { plainFormStyle } from '../plain/plain-form-style.ts';
import { paperCheckWords } from './words/words.ts';

/** Pages at `/verify` for anyone with a paper in hand; they work without scripts and on old phones. */
export const checkPages = createApp('/verify')
  .get('/', (c) => {
    const language = languageOf(c);
    const typed = c.req.query('code');
    if (typed === undefined) return formPage(c, language);
    const code = paperCodeFrom(typed);
    return code === undefined
      ? checkedPage(c, typed, language)
      : c.redirect(checkIn(language, `/verify/${code}`), 303);
  })
  .get('/:code', (c) => checkedPage(c, c.req.param('code'), languageOf(c)));

const languageOf = (c: Context) => formLanguage(c.req.query('language'));

function formPage(c: Context<ApiEnv>, language: Language) {
  const words = wordsIn(language, paperCheckWords);
  return respondWithPage(c, {
    language,
    heading: words.heading,
    content: html`<p>${words.lead({ studio: site.name })}</p>${codeForm(language, '', undefined)}`,
    style,
  });
}

async function checkedPage(c: Context<ApiEnv>, code: string, language: Language) {
  const words = wordsIn(language, paperCheckWords);
  let paper: CheckedPaper;
  try {
    paper = await checkPaper(code, clientAddress(c));
  } catch (error) {
    const { status, error: sentence } = refusalOf(error, c, language);
    const heading = status === 404 ? words.unknown : words.failed;
    const content = codeForm(language, code, sentence);
    return respondWithPage(c, { language, status, heading, isError: true, content, style });
  }
  const facts = checkFacts(wordsIn(language, paperWords), paper).map(
    ([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`,
  );
  const again = html`<p><a href="${checkIn(language, '/verify')}">${words.checkAnother}</a></p>`;
  const content = paper.unchanged
    ? html`<p>${words.genuineAdvice}</p><dl>${facts}</dl>${again}`
    : html`<p>${linked(words.changedAdvice(contactValues), contactLinks)}</p><dl>${facts}</dl>${again}`;
  const heading = paper.unchanged ? words.genuine : words.changed;
  return respondWithPage(c, { language, heading, content, style });
}

function codeForm(language: Language, value: string, error: string | undefined): Html {
  const words = wordsIn(language, paperCheckWords);
  return html`<form action="/verify">${language === 'en' ? '' : hiddenField('language', language)}
${plainField(language, {
  name: 'code',
  label: words.code,
  hint: words.codeHint,
  error,
  value,
  maxlength: 40,
  autocomplete: 'off',
  autocapitalize: 'characters',
  spellcheck: 'false',
})}
<button class="button">${words.check}</button>
</form>`;
}

const style = `${plainFormStyle}
dl{display:grid;grid-template-columns:minmax(0,8rem) 1fr;gap:.5rem 1rem;margin:0 0 2rem;padding:1rem 0;border:solid var(--line);border-width:1px 0}
dt{color:var(--soft)}
dd{margin:0;font-weight:700;white-space:nowrap;font-variant-numeric:tabular-nums}`;
