import * as z from 'zod/mini';
import { discountCode } from '#src/domain/discount/discount.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { emailAddress, line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { dayProblem, noSuchDate } from '../availability/booking-day.ts';
import { dateRequiredSentence } from './day/required-date.ts';
import { bookingFields } from './form/booking-fields.ts';
import { orderFields } from './order/order-fields.ts';

/** Rules of a booking (docs/product.md, Booking fields), shared by form and server. */

function contactFields(today: string) {
  return {
    name: line(
      bookingFields.name.maxLength,
      'Please enter your name.',
      'Please keep the name under 100 characters.',
    ),
    email: emailAddress(),
    /** Number that receives the payment request; sent to Paypack as ten digits starting with 07. */
    phone: line(
      bookingFields.phone.maxLength,
      'Please provide your phone number for Paypack payment.',
      'This phone number is too long.',
    ).check(
      z.refine((value) => value === '' || normalisePhone(value) !== undefined, {
        error: wrongPhone,
      }),
    ),
    /** `YYYY-MM-DD`, or empty while the date is open. */
    eventDate: z.optional(
      z.string(noSuchDate).check(
        z.refine((value) => value === '' || dayProblem(value, today) === undefined, {
          error: ({ input }) => dayProblem(String(input), today),
        }),
      ),
    ),
    location: z.optional(
      optionalLine(bookingFields.location.maxLength, 'Please keep the location under 200 characters.'),
    ),
    message: z.optional(
      text(bookingFields.message.maxLength, 'Please keep the message under 2,000 characters.'),
    ),
  };
}

export interface DayRules {
  /** Date in Kigali. */
  today: string;
  dateRequired: boolean;
}

export function bookingFormSchema({ today, dateRequired }: DayRules) {
  const fields = contactFields(today);
  const chosen = z.refine((value) => !dateRequired || Boolean(value), {
    error: dateRequiredSentence,
  });
  return z.object({ ...fields, eventDate: fields.eventDate.check(chosen) });
}

export function bookingRequestSchema(today: string) {
  return z.object({
    ...contactFields(today),
    ...orderFields,
    /** Code for a discount on a first booking; `totalAmount` is after the discount. */
    discountCode: z.optional(discountCode),
    paymentMethod: z.literal('paypack', 'Please choose mobile money (Paypack).'),
  });
}

export type BookingForm = z.infer<ReturnType<typeof bookingFormSchema>>;
export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
