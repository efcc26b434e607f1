import * as z from 'zod/mini';
import { language, line, maxPhoneLength, optionalEmail } from '#src/lib/forms/form-fields.ts';
import { money } from '#src/lib/forms/money.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { minimumPayment } from '../payment.ts';
import { wrongPhone } from '../phone.ts';
import { maxShareName } from './share.ts';

const refused = refusals('payment-share');

export const shareSchema = z.object({
  name: line(maxShareName, refused('nameEmpty'), refused('nameTooLong')),
  amount: money({ min: minimumPayment }),
});
export type ShareRequest = z.input<typeof shareSchema>;

export const sharePaymentSchema = z.object({
  phone: line(maxPhoneLength, wrongPhone, wrongPhone),
  /** Gets the confirmation too; empty without one. */
  email: optionalEmail(),
  language: language(),
});
export type SharePaymentRequest = z.input<typeof sharePaymentSchema>;
