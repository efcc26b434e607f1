import type { Messages } from '#src/lib/words/messages.ts';

/** Codes for a discount on a first booking. */
export const en = {
  // Line below prices; it leads to the newsletter, whose email has the code.
  firstBooking: 'First booking? Get {percent}% off',

  codeEmpty: 'Please enter your code first.',
  codeUnknown:
    'We do not know this code. Please compare it with the one in our email, such as MURAHO-7K3MP-9Q2XT.',
  codeUnapplied: 'Press “Apply” to use this code, or empty the field to book without it.',
  codeUnreached:
    'We could not check the code: we cannot reach our server. Your code is kept; please try again in a moment.',
  codeUnchecked: 'We could not check this code. Please try again in a moment, or book without it.',
  emailNeeded: 'We sent this code by email. Please enter that email address too.',
  emailOther: 'This code belongs to another email address. Please book with the address we sent it to.',
  codeUsed: 'This code has been used. A code works for one booking.',
  codeExpired: 'This code was valid until {day:date}. Please book without it.',
  bookedBefore:
    'This code is for a first booking, and you have booked with us before. Please book without it.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    discount: typeof en;
  }
}
