import * as z from 'zod/mini';
import { maxLines, maxQuantity } from '#src/domain/cart/cart.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { discountCode } from '#src/domain/discount/discount.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { emailAddress, line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { dayProblem, noSuchDate } from '../availability/booking-day.ts';
import { dateRequiredSentence } from './day/required-date.ts';
import { bookingFields } from './form/booking-fields.ts';

/** The rules of a booking (docs/product.md, Booking fields), the same in the form and on the server. */

const noSuchPackage = 'There is no package like this.';

/** See LineOptions for what the keys mean. */
const options = z.object(
  {
    package: z.optional(z.string(noSuchPackage).check(z.maxLength(60, noSuchPackage))),
    km: z.optional(
      z
        .int('The distance is a whole number of kilometres.')
        .check(
          z.minimum(0, 'The distance is at least 0 km.'),
          z.maximum(maxTravelKm, `We travel up to ${maxTravelKm} km. Please ask us about longer distances.`),
        ),
    ),
    express: z.optional(z.boolean('Say whether it is express: true or false.')),
    vat: z.optional(z.boolean('Say whether VAT is added: true or false.')),
  },
  noSuchPackage,
);

const item = z.object(
  {
    /** Address in the price book. */
    sku: z
      .string('Say which package this is.')
      .check(z.minLength(1, 'Say which package this is.'), z.maxLength(120, noSuchPackage)),
    quantity: z
      .int('The quantity is a whole number.')
      .check(
        z.minimum(1, 'The quantity is at least 1.'),
        z.maximum(maxQuantity, `The quantity is at most ${maxQuantity}.`),
      ),
    options: z.optional(options),
  },
  'Say which package this is.',
);

/** The form's own fields. `today` is the calendar date in Kigali. */
function contactFields(today: string) {
  return {
    name: line(
      bookingFields.name.maxLength,
      'Please enter your name.',
      'Please keep the name under 100 characters.',
    ),
    email: emailAddress(),
    /** Where the mobile money prompt goes; sent to Paypack as ten digits that begin with 07. */
    phone: line(
      bookingFields.phone.maxLength,
      'Please provide your phone number for Paypack payment.',
      'This phone number is too long.',
    ).check(
      z.refine((value) => value === '' || normalisePhone(value) !== undefined, {
        error: wrongPhone,
      }),
    ),
    /** `YYYY-MM-DD`, or empty when the day is still open. */
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

/** Rules for the day that is typed. */
export interface DayRules {
  /** The calendar date in Kigali. */
  today: string;
  /** True where the order is not booked without a date. */
  dateRequired: boolean;
}

/** What the visitor types. */
export function bookingFormSchema({ today, dateRequired }: DayRules) {
  const fields = contactFields(today);
  const chosen = z.refine((value) => !dateRequired || Boolean(value), {
    error: dateRequiredSentence,
  });
  return z.object({ ...fields, eventDate: fields.eventDate.check(chosen) });
}

/** What `POST /api/bookings` takes. */
export function bookingRequestSchema(today: string) {
  return z.object({
    ...contactFields(today),
    items: z
      .array(item, 'Your cart is empty')
      .check(
        z.minLength(1, 'Your cart is empty'),
        z.maxLength(maxLines, `A booking has at most ${maxLines} lines.`),
      ),
    /** RWF, as the visitor saw it; a different total on the server is a 409. */
    totalAmount: z
      .int('The total is a whole number of RWF.')
      .check(z.minimum(0, 'The total is not negative.')),
    /** Whether that total was shown as fixed, so that it is charged; another answer on the server is a 409 too. */
    fixed: z.optional(z.boolean('Say whether the total was shown as fixed: true or false.')),
    /** A code that takes something off a first booking; `totalAmount` is what is left. */
    discountCode: z.optional(discountCode),
    paymentMethod: z.literal('paypack', 'Please choose mobile money (Paypack).'),
  });
}

export type BookingForm = z.infer<ReturnType<typeof bookingFormSchema>>;
export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
