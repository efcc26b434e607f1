import * as z from 'zod/mini';
import { dayProblem, noSuchDate } from '#src/domain/availability/booking-day.ts';
import { normalisePhone, wrongPhone } from '#src/domain/payment/phone.ts';
import { timePattern } from '#src/lib/dates/dates.ts';
import {
  emailOrEmpty,
  language,
  line,
  maxPhoneLength,
  optionalLine,
  text,
} from '#src/lib/forms/form-fields.ts';
import { billingFields } from '../billing/billing.ts';
import { staffSources } from '../booking-source.ts';
import { hourWithoutDay, wrongLength, wrongStart } from '../day/typed-hour.ts';
import { bookingFields } from '../form/booking-fields.ts';
import { orderFields } from '../order/order-fields.ts';
import { sessionLength } from './staff-requests.ts';

/** Rules of a booking that staff enter for a client (docs/product.md, Booking by staff). */

/** `request`: on the client's phone, as on the site. `cash`: all of it now. `later`: kept unpaid. */
export const staffPayments = ['request', 'cash', 'later'] as const;
export type StaffPayment = (typeof staffPayments)[number];

/** Highest percent off that each role may give. */
const mostPercent = { USER: 0, ADMIN: 10, SUPERADMIN: 50 } as const;
type Role = keyof typeof mostPercent;

export function mostDiscount(role: Role): number {
  return mostPercent[role];
}

/** Returns why a role may not give a discount, or undefined. */
export function discountLimitProblem(role: Role, percent: number): string | undefined {
  if (percent <= mostPercent[role]) return undefined;
  const most = `You can give up to ${mostPercent[role]}% off.`;
  return role === 'SUPERADMIN' || percent > mostPercent.SUPERADMIN
    ? `${most} A higher discount is not possible.`
    : `${most} Please ask a super admin, who can give up to ${mostPercent.SUPERADMIN}%.`;
}

export const unknownClient = 'We cannot find this client.';
export const unknownMessage = 'We cannot find this message.';

const wholePercent = 'The discount is a whole number of percent, from 1 to 100.';

/**
 * Known client by `id`, whose name and first keys fill what is not given; or a new contact.
 * An empty phone or email was taken out by staff, and stays empty.
 */
const client = z.object(
  {
    id: z.optional(z.guid(unknownClient)),
    name: z._default(
      optionalLine(bookingFields.name.maxLength, 'Please keep the name under 100 characters.'),
      '',
    ),
    phone: z.optional(
      optionalLine(maxPhoneLength, wrongPhone).check(
        z.refine((value) => value === '' || normalisePhone(value) !== undefined, { error: wrongPhone }),
      ),
    ),
    email: z.optional(emailOrEmpty()),
  },
  'Please say which client this is for.',
);

const discount = z.object(
  {
    percent: z.int(wholePercent).check(z.minimum(1, wholePercent), z.maximum(100, wholePercent)),
    reason: line(500, 'Please say why.', 'Please keep the reason under 500 characters.'),
  },
  'Please send the discount as a percent and a reason.',
);

/** Schema of `POST /api/bookings/by-staff`. `today` is the date in Kigali. */
export function bookingByStaffSchema(today: string) {
  return z
    .object({
      ...orderFields,
      client,
      language: language(),
      /** `YYYY-MM-DD`, or empty while the date is open. */
      eventDate: z._default(
        z.string(noSuchDate).check(
          z.refine((value) => value === '' || dayProblem(value, today) === undefined, {
            error: ({ input }) => dayProblem(String(input), today),
          }),
        ),
        '',
      ),
      /** Start in Kigali, `HH:MM`, and length; both null for the whole day. */
      startTime: z._default(
        z.nullable(z.string(wrongStart).check(z.regex(timePattern, { error: wrongStart }))),
        null,
      ),
      minutes: z._default(z.nullable(sessionLength), null),
      location: z._default(
        optionalLine(bookingFields.location.maxLength, 'Please keep the location under 200 characters.'),
        '',
      ),
      /** For papers; empty for a private person. */
      company: z._default(billingFields.company, ''),
      tin: z._default(billingFields.tin, ''),
      /** Kept as a staff note, which the client never sees. */
      note: z._default(text(2000, 'Please keep the note under 2,000 characters.'), ''),
      discount: z.optional(discount),
      source: z.enum(staffSources, 'Please say how the client reached you: phone, whatsapp or walk-in.'),
      payment: z.enum(staffPayments, 'Please choose how it is paid: request, cash or later.'),
      /** Message that led to this booking, which answers it. */
      messageId: z.optional(z.guid(unknownMessage)),
    })
    .check(
      z.refine(({ eventDate, startTime }) => startTime === null || eventDate !== '', {
        path: ['startTime'],
        error: hourWithoutDay,
      }),
      z.refine(({ startTime, minutes }) => startTime === null || minutes !== null, {
        path: ['minutes'],
        error: wrongLength,
      }),
      z.refine(({ startTime, minutes }) => minutes === null || startTime !== null, {
        path: ['startTime'],
        error: wrongStart,
      }),
    );
}
export type BookingByStaffRequest = z.input<ReturnType<typeof bookingByStaffSchema>>;
export type BookingByStaff = z.output<ReturnType<typeof bookingByStaffSchema>>;
