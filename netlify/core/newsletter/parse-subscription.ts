import { subscriptionSchema } from '#src/features/newsletter/newsletter.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { correctFieldsMessage, lacksAny, requiredFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { refuseMachines } from '../abuse/honeypot.ts';
import { ProblemError } from '../errors.ts';

/** The address that was sent, in lower case. Throws ProblemError 400 or 422. */
export function parseSubscription(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ProblemError(400, 'Please send the address as a JSON object.');
  }
  refuseMachines(body);
  const read = subscriptionSchema.safeParse(body);
  if (read.success) return read.data.email.toLowerCase();
  throw new ProblemError(422, lacksAny(body, ['email']) ? requiredFieldsMessage : correctFieldsMessage, {
    fields: fieldErrors(read.error.issues),
  });
}
