import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Labels of the parts in which a price is paid: the deposit, numbered parts and the balance. */
export const en = {
  deposit: 'Deposit',
  part: 'Part {number}',
  balance: 'Balance',
  sum: '{sum:money}',
  // Parts of a price before it is booked.
  depositNow: 'Deposit, now',
  depositKeepsDate: 'Deposit, now: it keeps the date for good',
  partBy: 'Part {number}, by {day:date}',
  balanceBy: 'Balance, by {day:date}',
  partOnSession: 'Part {number}, on the day of the session',
  balanceOnSession: 'Balance, on the day of the session',
  partBeforeSession: {
    one: 'Part {number}, {count} day before the session',
    other: 'Part {number}, {count} days before the session',
  },
  balanceBeforeSession: {
    one: 'Balance, {count} day before the session',
    other: 'Balance, {count} days before the session',
  },
  partByOnSession: 'Part {number}, by {day:date}, on the day of the session',
  balanceByOnSession: 'Balance, by {day:date}, on the day of the session',
  partByBeforeSession: {
    one: 'Part {number}, by {day:date}, {count} day before the session',
    other: 'Part {number}, by {day:date}, {count} days before the session',
  },
  balanceByBeforeSession: {
    one: 'Balance, by {day:date}, {count} day before the session',
    other: 'Balance, by {day:date}, {count} days before the session',
  },
  partBeforeHandover: 'Part {number}, before we hand over your order',
  balanceBeforeHandover: 'Balance, before we hand over your order',
  // Parts of a booking that are not paid yet.
  depositOpen: 'Deposit, before the session or the handover',
  partOpen: 'Part {number}, before the session or the handover',
  balanceOpen: 'Balance, before the session or the handover',
  depositOverdue: 'Deposit, was due on {day:date}',
  partOverdue: 'Part {number}, was due on {day:date}',
  balanceOverdue: 'Balance, was due on {day:date}',
  depositToday: 'Deposit, due today',
  partToday: 'Part {number}, due today',
  balanceToday: 'Balance, due today',
  depositBy: 'Deposit, by {day:date}',
  // State of a part.
  partPaid: 'Paid',
  partPaidInPart: '{paid:money} paid, {left:money} left',
  left: 'There is {left:money} left to pay.',
  leftBy: 'There is {left:money} left to pay by {day:date}.',
  leftInParts: 'There is {left:money} left to pay, of which the next part is {next:money}.',
  leftInPartsBy: 'There is {left:money} left to pay, of which the next part is {next:money} by {day:date}.',
  // Emails about a changed plan or a moved session.
  planChanged:
    'We have changed the parts in which you pay, as agreed with you. What you have paid so far counts.',
  // Text message, after the studio's name.
  planChangedText: 'we changed the parts in which you pay for {reference}, as agreed. See them:',
  nothingLeft: 'Nothing is left to pay.',
  next: 'Next you pay {sum:money}.',
  nextBy: 'Next you pay {sum:money} by {day:date}.',
  dueNow: '{sum:money} is due now. Please pay it before your session.',
  // At least two requests.
  inPieces:
    'One mobile money request can be for {limit:money} at most, so we’ll send {requests} requests, one after the other.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    'payment-plan': typeof en;
  }
}

export type PlanWords = Words<typeof en>;
