import * as z from 'zod';
import { contentSource } from '#src/lib/content/content-schema.ts';
import { minimumPayment } from './payment.ts';

const limitSentence = 'Write the limit of one mobile money request in RWF, without quotes: 2000000.';
const dateAdvice = 'Write the amount in RWF from which a booking needs a date, without quotes: 500000.';

const depositAdvice =
  'Write the amount in RWF from which a booking is paid in parts, without quotes: 500000.';
const percentAdvice = 'Write the percent of the total that the deposit is, without quotes: 30.';
const daysAdvice = 'Write how many days before the session the balance is due, without quotes: 7.';
const approvalAdvice =
  'Write the refunds of a booking in RWF from which a second super admin must agree, without quotes: 500000.';

const percent = z.int(percentAdvice).min(1, percentAdvice).max(99, percentAdvice);

const depositSchema = z.strictObject({
  /** RWF total from which a booking is paid in parts. */
  from: z.int(depositAdvice).min(minimumPayment, depositAdvice),
  /** Percent of the total, rounded to 100 RWF. */
  percent,
  balanceDays: z.int(daysAdvice).min(0, daysAdvice).max(90, daysAdvice),
  /** Services whose deposit is higher, by the name in the SKU. */
  services: z.record(z.string(), z.strictObject({ percent })),
});

export type DepositRules = z.infer<typeof depositSchema>;

export const paymentContentSchema = z.strictObject({
  /** Limit of one mobile money request, in RWF. */
  requestLimit: z.int(limitSentence).min(2 * minimumPayment, limitSentence),
  /** RWF total from which dated work is booked with its date only; goods and websites never are. */
  dateRequiredFrom: z.int(dateAdvice).min(minimumPayment, dateAdvice),
  deposit: depositSchema,
  /** Sum of a booking's refunds in RWF from which a second super admin must agree. */
  refundApprovalFrom: z.int(approvalAdvice).min(minimumPayment, approvalAdvice),
  source: contentSource.optional(),
});

export type PaymentContent = z.infer<typeof paymentContentSchema>;
