import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { formLanguage } from '#netlify/core/client-language.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { refusalsIn } from '#netlify/core/refusal-words.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { withoutRepeats } from '#src/lib/forms/phone-or-email.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import { wordedFields } from '#src/lib/words/refusals.ts';
import { type ApiEnv, afterResponse, clientAddress, contentType } from '../http/http.ts';
import { storable } from '../http/json.ts';
import { linked } from '../http/linked.ts';
import { type Refusal, refusalOf } from '../http/respond-with-error.ts';
import { contactLinks, respondWithPage } from '../http/respond-with-page.ts';
import { plainPageWords } from './words/words.ts';

export interface FormPages {
  failedHeading: (language: Language) => string;
  formPage: string;
  /** Field whose text is long enough to be shown again for copying. */
  longField?: string;
}

export interface SentPage {
  /** Page after success, for example `/contact/sent`. */
  sentPage: string;
}

interface Thanks {
  heading: string;
  text: string;
}

export type PlainForm<T> = FormPages & {
  /** Validates and stores the form; `address` is the sender's IP address. Throws ProblemError. */
  receive: (body: unknown, address: string) => Promise<T>;
} & (SentPage | { thanks: (received: T, language: Language) => Thanks });

/** Handles a native form submission with HTML pages; passes other requests on. */
export function plainForm<T>(form: PlainForm<T>): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (contentType(c) !== 'application/x-www-form-urlencoded') return next();
    const typed = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const language = formLanguage(typed['language']);
    let received: T;
    try {
      received = await form.receive(storable(typed), clientAddress(c));
    } catch (error) {
      return refusalPage(c, language, form, refusalOf(error, c), typed);
    }
    afterResponse(c, dispatchMessages);
    return 'sentPage' in form
      ? c.redirect(hrefIn(language, form.sentPage), 303)
      : thanksPage(c, language, form, form.thanks(received, language));
  });
}

/**
 * Handles a native multipart submission with pages, by its `Accept: text/html`.
 * Mount before the route's other middleware, so that it sees every refusal.
 */
export function plainUpload(pages: FormPages & SentPage): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (!c.req.header('accept')?.includes('text/html')) return;
    const typed = await readTypedFields(c);
    const language = formLanguage(typed['language']);
    // A copy, because the original's headers may still change.
    const answer = c.res.clone();
    c.res = answer.ok
      ? c.redirect(hrefIn(language, pages.sentPage), 303)
      : await refusalPage(c, language, pages, await readRefusal(answer), typed);
  });
}

/** Returns the text fields, or none for a body too large to read (413). */
async function readTypedFields(c: Context<ApiEnv>): Promise<Record<string, string>> {
  if (c.res.status === 413) return {};
  const parts = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => typeof part[1] === 'string'),
  );
}

/** Renders the result. A reload submits the form again, which is a no-op. */
function thanksPage(c: Context, language: Language, { formPage }: FormPages, { heading, text }: Thanks) {
  const words = wordsIn(language, plainPageWords);
  const content = html`<p>${text}</p><p><a href="${hrefIn(language, formPage)}">${words.sendAnother}</a></p>
<p><a class="button" href="${hrefIn(language, '/')}">${words.toHome}</a></p>`;
  return respondWithPage(c, { language, status: 201, heading, content });
}

async function readRefusal(answer: Response): Promise<Refusal> {
  const body = (await answer.json()) as Pick<Refusal, 'error' | 'fields' | 'refused'>;
  return { ...body, status: answer.status as ContentfulStatusCode };
}

async function refusalPage(
  c: Context,
  language: Language,
  { failedHeading, formPage, longField = '' }: FormPages,
  { status, error, fields = {}, refused = { error, fields } }: Refusal,
  typed: Record<string, string>,
): Promise<Response> {
  const words = wordsIn(language, plainPageWords);
  const word = refusalsIn(language);
  const sentences = withoutRepeats(
    wordedFields(word, refused.fields ?? {}, fields),
    wordsIn(language, formsWords).orEmail,
  ).map(([, sentence]) => html`<li>${sentence}</li>`);
  const text = typed[longField] ?? '';
  const links = { ...contactLinks, form: hrefIn(language, formPage) };
  // No field is marked on this page; the sentences follow instead.
  const why = refused.error === fieldsWrong ? words.changeThis : word(refused.error, error);
  return respondWithPage(c, {
    language,
    status,
    heading: failedHeading(language),
    content: html`<p>${why}</p>
${sentences.length > 0 ? html`<ul>${sentences}</ul>` : ''}
<p>${linked(words.backToForm(contactValues), links)}</p>
${text.trim() === '' ? '' : html`<h2>${words.written}</h2><blockquote>${text}</blockquote>`}`,
  });
}
