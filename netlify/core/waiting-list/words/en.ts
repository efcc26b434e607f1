import type { Messages } from '#src/lib/words/messages.ts';

/** Emails and text messages to a client who waits for a full day. */
export const en = {
  subject: 'A slot on {day:date} is free for you',
  preview: 'It is yours until {until}.',
  heading: 'A slot on {day:date} is free',
  offered: 'You waited for {day:date}, and a slot is free. It is yours until {until}.',
  payBeforeThen: 'Open your booking and pay before then to keep it. We have not requested any payment.',
  priceFollows: 'A price of your order is open: we’ll send you ours within 24 hours.',
  cancelIfUnneeded: 'If you no longer need it, please cancel it there, so that the next client gets it.',
  // Label of a button.
  open: 'See and pay your booking',
  total: 'Total',

  // Text messages, which begin with the name of the studio and a colon; a link follows.
  textOffered: 'a slot on {day} is free. It is yours until {until}.',
  textPrice: 'We send our price within 24 hours:',
  textPay: 'Pay {sum:money} to keep it:',
  textJoined: 'you are number {position} for {day}.',
  textLeave: 'We text you when a slot is free. Leave the list here:',
} as const satisfies Messages;
