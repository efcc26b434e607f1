import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { withoutRepeats } from '#src/lib/forms/phone-or-email.ts';
import { formsWords } from '#src/lib/forms/words/words.ts';
import { type ApiEnv, afterResponse, clientAddress, contentType } from '../http/http.ts';
import { storable } from '../http/json.ts';
import { type Refusal, refusalOf } from '../http/respond-with-error.ts';
import { callLinks, respondWithPage } from '../http/respond-with-page.ts';

export interface FormPages {
  failedHeading: string;
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
} & (SentPage | { thanks: (received: T) => Thanks });

/** Handles a native form submission with HTML pages; passes other requests on. */
export function plainForm<T>(form: PlainForm<T>): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (contentType(c) !== 'application/x-www-form-urlencoded') return next();
    const typed = Object.fromEntries(new URLSearchParams(await c.req.text()));
    let received: T;
    try {
      received = await form.receive(storable(typed), clientAddress(c));
    } catch (error) {
      return refusalPage(c, form, refusalOf(error, c), typed);
    }
    afterResponse(c, dispatchMessages);
    return 'sentPage' in form ? c.redirect(form.sentPage, 303) : thanksPage(c, form, form.thanks(received));
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
    // A copy, because the original's headers may still change.
    const answer = c.res.clone();
    c.res = answer.ok
      ? c.redirect(pages.sentPage, 303)
      : await refusalPage(c, pages, await readRefusal(answer), await readTypedFields(c));
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
function thanksPage(c: Context, { formPage }: FormPages, { heading, text }: Thanks) {
  const content = html`<p>${text}</p><p><a href="${formPage}">Send another one</a></p>
<p><a class="button" href="/">Return to Home</a></p>`;
  return respondWithPage(c, { status: 201, heading, content });
}

async function readRefusal(answer: Response): Promise<Refusal> {
  const body = (await answer.json()) as Pick<Refusal, 'error' | 'fields' | 'refused'>;
  return { ...body, status: answer.status as ContentfulStatusCode };
}

async function refusalPage(
  c: Context,
  { failedHeading, formPage, longField = '' }: FormPages,
  { status, error, fields = {}, refused }: Refusal,
  typed: Record<string, string>,
): Promise<Response> {
  const sentences = withoutRepeats(fields, formsWords.en.orEmail).map(
    ([, sentence]) => html`<li>${sentence}</li>`,
  );
  const text = typed[longField] ?? '';
  // No field is marked on this page; the sentences follow instead.
  const why = refused?.error === fieldsWrong ? 'Please change this and send it again:' : error;
  return respondWithPage(c, {
    status,
    heading: failedHeading,
    content: html`<p>${why}</p>
${sentences.length > 0 ? html`<ul>${sentences}</ul>` : ''}
<p>Your browser’s Back button takes you to the form as you filled it in.
<a href="${formPage}">Start with an empty form</a>, or ${callLinks}.</p>
${text.trim() === '' ? '' : html`<h2>What you wrote</h2><blockquote>${text}</blockquote>`}`,
  });
}
