import type { Messages } from '#src/lib/words/messages.ts';

/** Refusals of a slot that cannot be kept for a booking, on each page that asks for one. */
export const en = {
  dateGone:
    'We have not requested any payment. We kept {day:date} for a limited time, and that date is no longer free. Please choose another date with the link in our message about your booking, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  networkHolds:
    'There are already {most} unpaid bookings from this network, so we cannot keep a slot for another one now. Please pay or cancel one of yours first, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  emailHolds:
    'There are already {most} unpaid bookings from this email address, so we cannot keep a slot for another one now. Please pay or cancel one of yours first, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
  phoneHolds:
    'There are already {most} unpaid bookings from this phone number, so we cannot keep a slot for another one now. Please pay or cancel one of yours first, or call us on {phone} ({hours:hours}) or write on {whatsApp}.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'kept-slot': typeof en;
  }
}
