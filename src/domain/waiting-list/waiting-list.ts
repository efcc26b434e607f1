import * as z from 'zod/mini';
import { dayProblem, noSuchDate } from '#src/domain/availability/booking-day.ts';
import { bookingFields } from '#src/domain/booking/form/booking-fields.ts';
import { orderFields } from '#src/domain/booking/order/order-fields.ts';
import { normalisePhone } from '#src/domain/payment/phone.ts';
import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { language, line, optionalEmail } from '#src/lib/forms/form-fields.ts';
import { refusals } from '#src/lib/words/refusals.ts';

const refused = refusals('waiting-list');

/** Rules of the waiting list (docs/product.md, Waiting list). */

/** Characters of the reason for which staff take a client off the list. */
export const maxReasonLength = 200;

/** Wish for a full day. `today` is the date in Kigali. */
export function waitingRequestSchema(today: string) {
  const { name, phone } = bookingFields;
  return z.object({
    day: z.string(noSuchDate).check(
      z.refine((value) => dayProblem(value, today) === undefined, {
        error: ({ input }) => dayProblem(String(input), today),
      }),
    ),
    items: orderFields.items,
    name: line(name.maxLength, refused('nameEmpty'), refused('nameTooLong')),
    /** Gets the offer by text, so it is a Rwandan mobile number. */
    phone: line(phone.maxLength, refused('phoneEmpty'), refused('phoneWrong')).check(
      z.refine((value) => value === '' || normalisePhone(value) !== undefined, {
        error: refused('phoneWrong'),
      }),
    ),
    email: optionalEmail(),
    language: language(),
  });
}
export type WaitingRequest = z.input<ReturnType<typeof waitingRequestSchema>>;

export const waitedDaySchema = z.object({
  day: z.string(noSuchDate).check(z.refine(isCalendarDate, { error: noSuchDate })),
});

export const removalSchema = z.object({
  reason: line(maxReasonLength, 'Please say why.', 'Please keep the reason under 200 characters.'),
});
export type Removal = z.input<typeof removalSchema>;

/** A client's place on the list, for the holder of its link. */
export interface MyWaitingPlace {
  /** `YYYY-MM-DD` in Kigali. */
  day: string;
  name: string;
  /** Lines as ordered: "2 × Passport photos". */
  order: string[];
  /** `offered`: a slot was free, and the text has the booking's link. */
  state: 'waiting' | 'offered' | 'left';
  /** Counted from 1; null unless it waits. */
  position: number | null;
}

/** A client who waits, as staff see them. */
export interface StaffWaiting {
  id: string;
  name: string;
  phone: string;
  order: string[];
  position: number;
  /** ISO instant. */
  since: string;
}
