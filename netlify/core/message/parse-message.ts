import { type MessageRequest, messageSchema, requiredMessageFields } from '#src/domain/message/message.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { fieldsMissing, fieldsWrong, hasMissingField } from '#src/lib/forms/form-fields.ts';
import { lacksPhoneAndEmail } from '#src/lib/forms/phone-or-email.ts';
import { rejectBots } from '../abuse/honeypot.ts';
import { ProblemError } from '../errors.ts';
import { requireObject } from '../read-fields.ts';

/** Validates a message. Throws ProblemError 400 or 422. */
export function parseMessage(body: unknown): MessageRequest {
  requireObject(body);
  rejectBots(body);
  const read = messageSchema.safeParse(body);
  if (read.success) return read.data;
  const missing = hasMissingField(body, requiredMessageFields) || lacksPhoneAndEmail(body);
  throw new ProblemError(422, missing ? fieldsMissing : fieldsWrong, {
    fields: fieldErrors(read.error.issues),
  });
}
