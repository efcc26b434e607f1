import type { Messages } from '#src/lib/words/messages.ts';

/** Frames of /payment-success and /share: what is there before and around their islands. */
export const en = {
  yourPayment: 'Your payment',
  yourPaymentDescription: 'The state of your payment.',
  paymentNotShown: 'We cannot show your payment in this browser right now.',
  paymentSafe: 'Your booking is safe. If you have paid, we’ll write to you when it reaches us.',
  // First lines of WhatsApp messages to the studio.
  paymentHello: 'Hello FTS Studio, I have a question about my payment.',
  paymentHelpHello: 'Hello, I have a question about my payment.',
  paymentHelp: 'Questions about your payment?',
  paymentHelpText:
    'No payment request on your phone? Keep it switched on and unlocked. After two minutes, this page sends another, up to five, also to another number.',
  payYourPart: 'Pay your part',
  payYourPartDescription: 'Pay your part of a booking with FTS Studio by mobile money.',
  shareNotShown: 'We cannot show this payment in this browser right now.',
  shareSafe: 'Nothing was charged, and the link stays as it is.',
  shareHello: 'Hello FTS Studio, I have a link to pay a part of a booking.',
  shareHelpHello: 'Hello, I have a link to pay a part of a booking.',
  shareHelp: 'Questions about this payment?',
  shareHelpText:
    'Was the amount or the occasion a surprise? Ask the person who sent you the link before you pay.',
} as const satisfies Messages;
