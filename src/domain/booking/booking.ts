import * as z from 'zod/mini';
import { maxLines, maxQuantity } from '#src/domain/cart/cart.ts';
import { maxTravelKm } from '#src/domain/catalogue/prices/line-price.ts';
import { discountCode } from '#src/domain/discount/discount.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { emailAddress, line, optionalLine, text } from '#src/lib/forms/form-fields.ts';
import { dayProblem, noSuchDate } from '../availability/booking-day.ts';
import { dateRequiredSentence } from './day/required-date.ts';
import { bookingFields } from './form/booking-fields.ts';

/** Rules of a booking (docs/product.md, Booking fields), shared by form and server. */

const noSuchPackage = 'There is no package like this.';

/** Keys as in LineOptions. */
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
    items: z
      .array(item, 'Your cart is empty')
      .check(
        z.minLength(1, 'Your cart is empty'),
        z.maxLength(maxLines, `A booking has at most ${maxLines} lines.`),
      ),
    /** RWF as shown to the visitor; a different total on the server is a 409. */
    totalAmount: z
      .int('The total is a whole number of RWF.')
      .check(z.minimum(0, 'The total is not negative.')),
    /** True if the total was shown as fixed, and so is charged; a mismatch on the server is a 409 too. */
    fixed: z.optional(z.boolean('Say whether the total was shown as fixed: true or false.')),
    /** Code for a discount on a first booking; `totalAmount` is after the discount. */
    discountCode: z.optional(discountCode),
    paymentMethod: z.literal('paypack', 'Please choose mobile money (Paypack).'),
  });
}

export type BookingForm = z.infer<ReturnType<typeof bookingFormSchema>>;
export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];
