import * as z from 'zod';
import type { PayAgain } from '#netlify/core/payment/attempt/retry-payment.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { wrongPhone } from '#src/domain/payment/phone.ts';
import { maxPhoneLength, optionalLine } from '#src/lib/forms/form-fields.ts';
import { optionalMoney } from '#src/lib/forms/money.ts';

/** `amount`: RWF to pay now instead of the next part. */
const payAgainSchema = z.object({
  phone: z.optional(optionalLine(maxPhoneLength, wrongPhone)),
  amount: optionalMoney(),
});
export type PayAgainRequest = z.input<typeof payAgainSchema>;

/** Reads what a client wants to pay. Throws ProblemError 400 or 422. */
export function readPayAgain(body: unknown): PayAgain {
  const { phone, amount } = readFields(payAgainSchema, body);
  return { phone: phone || undefined, amount: amount ?? undefined };
}
