import type { Context, MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import { site } from '#src/features/studio/site.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { answerError } from './answer-error.ts';
import { answerPage } from './answer-page.ts';
import { type ApiEnv, afterAnswer, clientAddress } from './http.ts';
import { storable } from './json.ts';

/** What a form needs to work without JavaScript. */
export interface PlainForm {
  /** Checks and keeps what was sent; `address` is the network address it came from. Throws ProblemError. */
  receive: (body: unknown, address: string) => Promise<unknown>;
  /** Where the visitor arrives afterwards, for example `/contact/sent`. */
  sentPage: string;
  /** The heading of the page that says why it was refused. */
  failedHeading: string;
  /** Where the form stands. */
  formPage: string;
  /** The field whose text is long enough to be shown again, so that it can be copied. */
  longField?: string;
}

/** Answers a form that a browser sent by itself with pages instead of JSON; anything else goes on. */
export function plainForm(form: PlainForm): MiddlewareHandler<ApiEnv> {
  return createMiddleware<ApiEnv>(async (c, next) => {
    if (!isForm(c)) return next();
    const typed = Object.fromEntries(new URLSearchParams(await c.req.text()));
    try {
      await form.receive(storable(typed), clientAddress(c));
    } catch (error) {
      return refusalPage(c, form, answerError(error, c), typed);
    }
    afterAnswer(c, dispatchMail);
    return c.redirect(form.sentPage, 303);
  });
}

function isForm(c: Context): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded';
}

/** Says what is wrong, and gives the long text back. */
async function refusalPage(
  c: Context,
  { failedHeading, formPage, longField = '' }: PlainForm,
  refusal: Response,
  typed: Record<string, string>,
): Promise<Response> {
  const { error, fields = {} } = (await refusal.json()) as { error: string; fields?: Record<string, string> };
  const sentences = Object.values(fields).map((sentence) => html`<li>${sentence}</li>`);
  const text = typed[longField] ?? '';
  // Nothing is marked here: the sentences themselves follow.
  const why = error === correctFieldsMessage ? 'Please change this and send it again:' : error;
  return answerPage(c, {
    status: refusal.status as ContentfulStatusCode,
    heading: failedHeading,
    content: html`<p>${why}</p>
${sentences.length > 0 ? html`<ul>${sentences}</ul>` : ''}
<p>Your browser’s Back button brings you to the form as you filled it in.
<a href="${formPage}">Start with an empty form</a>, or call <a href="tel:${site.phones[0].number}">${site.phones[0].display}</a>.</p>
${text.trim() === '' ? '' : html`<h2>What you wrote</h2><blockquote>${text}</blockquote>`}`,
  });
}
