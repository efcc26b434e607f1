import * as z from 'zod';
import { contentSource } from '#src/lib/content/content-schema.ts';
import { minimumPayment } from './payment.ts';

const limitSentence = 'Write the limit of one mobile money request in RWF, without quotes: 2000000.';
const dateAdvice = 'Write the amount in RWF from which a booking needs a date, without quotes: 500000.';

export const paymentContentSchema = z.strictObject({
  /** Limit of one mobile money request, in RWF. */
  requestLimit: z.int(limitSentence).min(minimumPayment, limitSentence),
  /** RWF total from which dated work is booked with its date only; goods and websites never are. */
  dateRequiredFrom: z.int(dateAdvice).min(minimumPayment, dateAdvice),
  source: contentSource.optional(),
});

export type PaymentContent = z.infer<typeof paymentContentSchema>;
