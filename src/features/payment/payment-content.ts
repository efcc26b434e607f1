import * as z from 'zod';
import { contentSource } from '#src/lib/content/content-schema.ts';
import { minimumPayment } from './payment.ts';

const limitSentence = 'Write the most RWF that one mobile money request carries, without quotes: 2000000.';

/** `content/payment.json`: how clients pay. */
export const paymentContentSchema = z.strictObject({
  /** RWF that one mobile money request carries at most. */
  requestLimit: z.int(limitSentence).min(minimumPayment, limitSentence),
  source: contentSource.optional(),
});

export type PaymentContent = z.infer<typeof paymentContentSchema>;
