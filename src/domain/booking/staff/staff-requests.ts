import * as z from 'zod/mini';
import { handMethods, paymentMethods } from '#src/domain/payment/ledger.ts';
import { wrongPhone } from '#src/domain/payment/phone.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { line, lines, maxPhoneLength, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { money } from '#src/lib/forms/money.ts';
import { languages } from '#src/lib/words/languages.ts';
import { sessionMinutes } from '../day/session-time.ts';
import { wrongLength } from '../day/typed-hour.ts';
import { orderFields } from '../order/order-fields.ts';

const wholeDays = 'Please enter how many days before the session it is due, from 0 to 365.';

const tooLong = 'Please keep the reason under 500 characters.';

const version = z.int('Please send the version of the booking that you saw.');
const amount = money();
const reason = line(500, 'Please say why.', tooLong);
const date = z
  .string('Please choose a date.')
  .check(z.refine(isCalendarDate, { error: 'Please choose a date that exists.' }));

/**
 * Cancelling requires a reason, which the client reads.
 * `by` is who cancels; for the client, the refund depends on the notice.
 */
export const decisionSchema = z
  .object({
    status: z.enum(['confirmed', 'cancelled'], 'Please confirm it or cancel it: confirmed or cancelled.'),
    reason: z.optional(text(500, tooLong)),
    by: z.optional(z.enum(['studio', 'client'], 'Please say who cancels: studio or client.')),
    version,
  })
  .check(
    z.refine(({ status, reason }) => status === 'confirmed' || Boolean(reason), {
      path: ['reason'],
      error: 'Please say why: the client reads it.',
    }),
  );
export type DecisionRequest = z.input<typeof decisionSchema>;

export const daySchema = z.object({ eventDate: z.string('Please choose a date.'), version });
export type DayRequest = z.input<typeof daySchema>;

const wrongStart = 'Please choose a day and a start such as 10:00.';

/** Start with its zone, of which the minute counts. */
const startsAt = z.iso
  .datetime({ offset: true, error: wrongStart })
  .check(z.refine((value) => Date.parse(value) % 60_000 === 0, { error: wrongStart }));

export const sessionLength = z
  .int(wrongLength)
  .check(z.minimum(sessionMinutes.least, wrongLength), z.maximum(sessionMinutes.most, wrongLength));

/** Start and length; both null for the whole day, which then can be another `eventDate`. */
export const sessionSchema = z
  .object({
    startsAt: z.nullable(startsAt),
    minutes: z.nullable(sessionLength),
    eventDate: z.optional(date),
    version,
  })
  .check(
    z.refine(({ startsAt, minutes }) => startsAt === null || minutes !== null, {
      path: ['minutes'],
      error: wrongLength,
    }),
    z.refine(({ startsAt, minutes }) => minutes === null || startsAt !== null, {
      path: ['startsAt'],
      error: wrongStart,
    }),
    z.refine(({ startsAt, eventDate }) => startsAt === null || eventDate === undefined, {
      path: ['eventDate'],
      error: 'Please send the day with the start, or without one.',
    }),
  );
export type SessionRequest = z.input<typeof sessionSchema>;

/** `totalAmount` is the new total that staff saw, unchanged lines at their agreed price. */
export const linesSchema = z.object({ ...orderFields, version });
export type LinesRequest = z.input<typeof linesSchema>;

export const locationSchema = z.object({
  location: optionalLine(200, 'Please keep the location under 200 characters.'),
  version,
});
export type LocationRequest = z.input<typeof locationSchema>;

/** Language in which the client gets emails, texts and pages about the booking. */
export const languageSchema = z.object({
  language: z.enum(languages, 'Please choose one of: en, fr, rw.'),
  version,
});
export type LanguageRequest = z.input<typeof languageSchema>;

/** `first` marks a warning, shown before everything else. */
export const noteSchema = z.object({
  text: lines(2000, 'Please write something.', 'Please keep the note under 2,000 characters.'),
  first: z.optional(z.boolean('Say whether it is a warning: true or false.')),
});
export type NoteRequest = z.input<typeof noteSchema>;

/** `amount`: RWF to request now, instead of the next part. */
export const promptSchema = z.object({
  phone: z.optional(optionalLine(maxPhoneLength, wrongPhone)),
  amount: z.optional(amount),
});
export type PromptRequest = z.input<typeof promptSchema>;

export const paymentSchema = z.object({
  method: z.enum(handMethods, 'Please choose cash or bank.'),
  amount,
  date,
  version,
});
export type PaymentRequest = z.input<typeof paymentSchema>;

/** Payment of a fee. `feeVersion` is sent once a fee was requested; before, `total` and `reason` are. */
export const feePaymentSchema = z.extend(paymentSchema, {
  feeVersion: z.optional(version),
  total: z.optional(amount),
  reason: z.optional(text(500, tooLong)),
});
export type FeePaymentRequest = z.input<typeof feePaymentSchema>;

export const refundSchema = z.object({
  method: z.enum(paymentMethods, 'Please choose mobile-money, cash or bank.'),
  amount,
  date,
  reason,
  version,
});
export type RefundRequest = z.input<typeof refundSchema>;

export const refundApprovalSchema = z.object({ version });
export type RefundApprovalRequest = z.input<typeof refundApprovalSchema>;

export const refundRefusalSchema = z.object({ reason, version });
export type RefundRefusalRequest = z.input<typeof refundRefusalSchema>;

export const reversalSchema = z.object({ reason, version });
export type ReversalRequest = z.input<typeof reversalSchema>;

export const maxOfferMessage = 2000;

/** `reason` is required outside the published prices; `message` is shown to the client. */
export const offerSchema = z.object({
  total: amount,
  lastDay: z.string('Please choose the last day of the offer.'),
  reason: z.optional(text(500, tooLong)),
  message: z.optional(text(maxOfferMessage, 'Please keep the message under 2,000 characters.')),
  version,
});
export type OfferRequest = z.input<typeof offerSchema>;

const dueDay = z.nullable(date);

/** Part of an offer, due on a day, some days before the session, or for the first one on acceptance. */
const offeredPart = z.object({
  amount,
  dueDay: z._default(dueDay, null),
  daysBefore: z._default(
    z.nullable(z.int(wholeDays).check(z.minimum(0, wholeDays), z.maximum(365, wholeDays))),
    null,
  ),
});

/** New parts of a charged price, in order; `dueDay` is null while a part has no day. */
export const planSchema = z.object({
  parts: z.array(z.object({ amount, dueDay }), 'Please enter the parts in which it is paid.'),
  version,
});
export type PlanRequest = z.input<typeof planSchema>;

/** Offer by line: one price for each line, in order; their sum is the total. */
export const bookingOfferSchema = z.extend(offerSchema, {
  total: z.optional(amount),
  prices: z.optional(z.array(money({ min: 0 }), 'Please enter a price for each line.')),
  parts: z.optional(z.array(offeredPart, 'Please enter the parts in which it is paid.')),
});
export type BookingOfferRequest = z.input<typeof bookingOfferSchema>;

export const versionQuery = z.object({
  version: z.coerce
    .number()
    .check(z.refine(Number.isInteger, { error: 'Please send the version that you saw.' })),
});
