import * as z from 'zod/mini';
import { discountCode } from '#src/domain/discount/discount.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { language, line, optionalEmail, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { phoneOrEmail } from '#src/lib/forms/phone-or-email.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { dayProblem, noSuchDate } from '../availability/booking-day.ts';
import { dateRequired } from './day/required-date.ts';
import { bookingFields } from './form/booking-fields.ts';
import { orderFields } from './order/order-fields.ts';

const refused = refusals('booking');

/** Rules of a booking (docs/product.md, Booking fields), shared by form and server. */

function contactFields(today: string) {
  return {
    name: line(bookingFields.name.maxLength, refused('nameEmpty'), refused('nameTooLong')),
    email: optionalEmail(),
    /** Number that receives the payment request; sent to Paypack as ten digits starting with 07. */
    phone: z._default(
      optionalLine(bookingFields.phone.maxLength, refused('phoneTooLong')).check(
        z.refine((value) => value === '' || normalisePhone(value) !== undefined, { error: wrongPhone }),
      ),
      '',
    ),
    /** `YYYY-MM-DD`, or empty while the date is open. */
    eventDate: z.optional(
      z.string(noSuchDate).check(
        z.refine((value) => value === '' || dayProblem(value, today) === undefined, {
          error: ({ input }) => dayProblem(String(input), today),
        }),
      ),
    ),
    location: z.optional(optionalLine(bookingFields.location.maxLength, refused('locationTooLong'))),
    message: z.optional(text(bookingFields.message.maxLength, refused('messageTooLong'))),
  };
}

/** Error of a booking that is paid by mobile money at once, without a number to request it from. */
export const payingPhoneEmpty = refused('payingPhoneEmpty');

export interface OrderRules {
  /** Date in Kigali. */
  today: string;
  /** RWF from which an order such as this requires a date; undefined if it requires none. */
  dateRequiredFrom: number | undefined;
  /** True if the payment is requested at once, which needs a phone. */
  payable: boolean;
}

export function bookingFormSchema({ today, dateRequiredFrom, payable }: OrderRules) {
  const fields = contactFields(today);
  const paying = z.refine((value) => value !== '', { error: payingPhoneEmpty });
  const chosen = z.refine((value) => dateRequiredFrom === undefined || Boolean(value), {
    error: () => dateRequired(dateRequiredFrom ?? 0),
  });
  const dated = { ...fields, eventDate: fields.eventDate.check(chosen) };
  return payable
    ? z.object({ ...dated, phone: fields.phone.check(paying) })
    : z.object(dated).check(...phoneOrEmail);
}

export function bookingRequestSchema(today: string) {
  return z
    .object({
      ...contactFields(today),
      ...orderFields,
      language: language(),
      /** Code for a discount on a first booking; `totalAmount` is after the discount. */
      discountCode: z.optional(discountCode),
      paymentMethod: z.literal('paypack', refused('methodWrong')),
    })
    .check(...phoneOrEmail);
}

export type BookingForm = z.infer<ReturnType<typeof bookingFormSchema>>;
export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
