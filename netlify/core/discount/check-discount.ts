import * as z from 'zod';
import {
  discountCode,
  discountRefusal,
  emptyDiscountCode,
  unknownDiscountCode,
} from '#src/domain/discount/discount.ts';
import { fieldErrors } from '#src/lib/field-errors.ts';
import { emailRefusals, fieldsWrong, maxEmailLength } from '#src/lib/forms/form-fields.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { requireObject } from '../read-fields.ts';
import { discountProblem } from './claim-discount.ts';
import { discountByCode, discountFacts } from './discount-queries.ts';

/** Per IP address and hour; codes have 50 random bits, so guessing is futile. */
const perHour = 20;

const dummyCode = { email: 'nobody', expiresAt: new Date(0), usedByBookingId: null };

const checkSchema = z.object({
  code: discountCode,
  email: z.string(emailRefusals.wrong).trim().max(maxEmailLength, emailRefusals.wrong).optional(),
});

/**
 * Returns a code’s discount in percent; with an email address, the code must belong to it.
 * Throws ProblemError 400, 422 with `fields.discountCode`, or 429.
 */
export async function checkDiscount(body: unknown, address: string, now: Date): Promise<number> {
  requireObject(body);
  await limitAddress(db(), 'discount', address, perHour);
  const read = checkSchema.safeParse(body);
  if (!read.success) {
    const { code, ...fields } = fieldErrors(read.error.issues);
    throw new ProblemError(422, fieldsWrong, {
      fields: { ...(code && { discountCode: code }), ...fields },
    });
  }
  const { code, email } = read.data;
  if (code === '') throw discountProblem(emptyDiscountCode);
  const discount = await discountByCode(db(), code);
  // Queried for unknown codes too, so that timing does not reveal them.
  const facts = await discountFacts(db(), discount ?? dummyCode);
  if (discount === undefined) throw discountProblem(unknownDiscountCode);
  const refusal = discountRefusal(facts, now, email || undefined);
  if (refusal !== undefined) throw discountProblem(refusal);
  return discount.percent;
}
