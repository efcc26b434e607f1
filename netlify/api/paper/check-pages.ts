import type { Context } from 'hono';
import { html } from 'hono/html';
import { checkPaper } from '#netlify/core/paper/read-paper.ts';
import type { CheckedPaper } from '#src/domain/paper/paper.ts';
import { changedSentence, checkFacts, checkWords } from '#src/domain/paper/paper-words.ts';
import { paperCodeFrom } from '#src/lib/ids.ts';
import { type ApiEnv, clientAddress, createApp } from '../http/http.ts';
import { refusalOf } from '../http/respond-with-error.ts';
import { callLinks, type Html, respondWithPage } from '../http/respond-with-page.ts';
import { plainField } from '../plain/plain-fields.ts';
import { plainFormStyle } from '../plain/plain-form-style.ts';

/** Pages at `/verify` for anyone with a paper in hand; they work without scripts and on old phones. */
export const checkPages = createApp('/verify')
  .get('/', (c) => {
    const typed = c.req.query('code');
    if (typed === undefined) return formPage(c);
    const code = paperCodeFrom(typed);
    return code === undefined ? checkedPage(c, typed) : c.redirect(`/verify/${code}`, 303);
  })
  .get('/:code', (c) => checkedPage(c, c.req.param('code')));

function formPage(c: Context<ApiEnv>) {
  return respondWithPage(c, {
    heading: checkWords.title,
    content: html`<p>${checkWords.lead}</p>${codeForm('', undefined)}`,
    style,
  });
}

async function checkedPage(c: Context<ApiEnv>, code: string) {
  let paper: CheckedPaper;
  try {
    paper = await checkPaper(code, clientAddress(c));
  } catch (error) {
    const { status, error: sentence } = refusalOf(error, c);
    const heading = status === 404 ? checkWords.unknown : checkWords.failed;
    const content = codeForm(code, sentence);
    return respondWithPage(c, { status, heading, titlePrefix: 'Error', content, style });
  }
  const facts = checkFacts(paper).map(([term, value]) => html`<dt>${term}</dt><dd>${value}</dd>`);
  const content = paper.unchanged
    ? html`<p>${checkWords.genuineText}</p><dl>${facts}</dl>${again}`
    : html`<p>${changedSentence} Please ${callLinks}.</p><dl>${facts}</dl>${again}`;
  const heading = paper.unchanged ? checkWords.genuine : checkWords.changed;
  return respondWithPage(c, { heading, content, style });
}

const again = html`<p><a href="/verify">${checkWords.again}</a></p>`;

function codeForm(value: string, error: string | undefined): Html {
  return html`<form action="/verify">
${plainField({
  name: 'code',
  label: checkWords.label,
  hint: checkWords.hint,
  error,
  value,
  maxlength: 40,
  autocomplete: 'off',
  autocapitalize: 'characters',
  spellcheck: 'false',
})}
<button class="button">${checkWords.button}</button>
</form>`;
}

const style = `${plainFormStyle}
dl{display:grid;grid-template-columns:minmax(0,8rem) 1fr;gap:.5rem 1rem;margin:0 0 2rem;padding:1rem 0;border:solid var(--line);border-width:1px 0}
dt{color:var(--soft)}
dd{margin:0;font-weight:700;white-space:nowrap;font-variant-numeric:tabular-nums}`;
