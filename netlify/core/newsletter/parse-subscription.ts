import { pathOfPage, subscriptionSchema } from '#src/domain/newsletter/newsletter.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong, hasMissingField } from '#src/lib/forms/form-fields.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { rejectBots } from '../abuse/honeypot.ts';
import { ProblemError } from '../errors.ts';
import { requireObject } from '../read-fields.ts';

/** Subscription request; email in lower case. */
interface Subscription {
  email: string;
  source: string | null;
  language: Language;
}

/** Throws ProblemError 400 or 422. */
export function parseSubscription(body: unknown): Subscription {
  requireObject(body);
  rejectBots(body);
  const read = subscriptionSchema.safeParse(body);
  if (read.success) {
    const { email, language, page } = read.data;
    return { email: email.toLowerCase(), language, source: pathOfPage(page) };
  }
  throw new ProblemError(422, hasMissingField(body, ['email']) ? fieldsMissing : fieldsWrong, {
    fields: fieldErrors(read.error.issues),
  });
}
