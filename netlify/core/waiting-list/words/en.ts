import type { Messages } from '#src/lib/words/messages.ts';

/** Emails and text messages to a client who waits for a full day. */
export const en = {
  subject: 'A slot on {day:date} is free for you',
  preview: 'The slot is yours until {at:time} on {lastDay:date}.',
  heading: 'A slot on {day:date} is free',
  offered:
    'You waited for {day:date}, and a slot is free. The slot is yours until {at:time} on {lastDay:date}.',
  payBeforeThen: 'Open your booking and pay before then to keep the slot. We have not requested any payment.',
  priceFollows: 'A price in your booking is still open: we’ll send you ours within 24 hours.',
  cancelIfUnneeded:
    'If you no longer need the slot, please cancel the booking there, so that the next client gets the slot.',
  // Label of a button.
  open: 'See and pay your booking',
  total: 'Total',

  // Text messages, after the name of the studio and a colon; a link follows.
  textOffered: 'A slot on {day:shortDay} is free. It is yours until {at:time} on {lastDay:shortDay}.',
  textPrice: 'We send our price within 24 hours:',
  textPay: 'Pay {sum:money} to keep it:',
  textJoined: 'You are number {position} for {day:shortDate}.',
  textLeave: 'We text you when a slot is free. Leave the list here:',
} as const satisfies Messages;
