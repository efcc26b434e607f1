import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { type Refusal, refusalOf } from '../http/answer-error.ts';
import { answerPage, callLinks } from '../http/answer-page.ts';
import { type ApiEnv, afterAnswer, clientAddress, contentType } from '../http/http.ts';
import { storable } from '../http/json.ts';

/** The pages around a form that works without JavaScript. */
export interface FormPages {
  /** The heading of the page that says why it was refused. */
  failedHeading: string;
  /** Where the form stands. */
  formPage: string;
  /** The field whose text is long enough to be shown again, so that it can be copied. */
  longField?: string;
}

/** A form whose every success ends on the same page. */
export interface SentPage {
  /** Where the visitor arrives afterwards, for example `/contact/sent`. */
  sentPage: string;
}

/** What came of a form, in words. */
interface Thanks {
  heading: string;
  text: string;
}

/** What a form needs to work without JavaScript. */
export type PlainForm<T> = FormPages & {
  /** Checks and keeps what was sent; `address` is the network address it came from. Throws ProblemError. */
  receive: (body: unknown, address: string) => Promise<T>;
} & (SentPage | { thanks: (received: T) => Thanks });

/** Answers a form that a browser sent by itself with pages instead of JSON; anything else goes on. */
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
    afterAnswer(c, dispatchMail);
    return 'sentPage' in form ? c.redirect(form.sentPage, 303) : thanksPage(c, form, form.thanks(received));
  });
}

/**
 * Answers a browser that sent a multipart form by itself with pages: scripts ask for anything, browsers for HTML. Stands
 * before everything else of its route, so that it sees every refusal.
 */
export function plainUpload(pages: FormPages & SentPage): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (!c.req.header('accept')?.includes('text/html')) return;
    // A copy: the answer itself is still open while its headers change.
    const answer = c.res.clone();
    c.res = answer.ok
      ? c.redirect(pages.sentPage, 303)
      : await refusalPage(c, pages, await refusalIn(answer), await typedIn(c));
  });
}

/** The text fields; none of a body that was too large to be read. */
async function typedIn(c: Context<ApiEnv>): Promise<Record<string, string>> {
  if (c.res.status === 413) return {};
  const parts = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => typeof part[1] === 'string'),
  );
}

/** Says what came of it. A reload sends it again, which changes nothing. */
function thanksPage(c: Context, { formPage }: FormPages, { heading, text }: Thanks) {
  const content = html`<p>${text}</p><p><a href="${formPage}">Send another one</a></p>
<p><a class="button" href="/">Return to Home</a></p>`;
  return answerPage(c, { status: 201, heading, content });
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const body = (await answer.json()) as Pick<Refusal, 'error' | 'fields'>;
  return { ...body, status: answer.status as ContentfulStatusCode };
}

/** Says what is wrong, and gives the long text back. */
async function refusalPage(
  c: Context,
  { failedHeading, formPage, longField = '' }: FormPages,
  { status, error, fields = {} }: Refusal,
  typed: Record<string, string>,
): Promise<Response> {
  const sentences = Object.values(fields).map((sentence) => html`<li>${sentence}</li>`);
  const text = typed[longField] ?? '';
  // Nothing is marked here: the sentences themselves follow.
  const why = error === correctFieldsMessage ? 'Please change this and send it again:' : error;
  return answerPage(c, {
    status,
    heading: failedHeading,
    content: html`<p>${why}</p>
${sentences.length > 0 ? html`<ul>${sentences}</ul>` : ''}
<p>Your browser’s Back button takes you to the form as you filled it in.
<a href="${formPage}">Start with an empty form</a>, or ${callLinks}.</p>
${text.trim() === '' ? '' : html`<h2>What you wrote</h2><blockquote>${text}</blockquote>`}`,
  });
}
