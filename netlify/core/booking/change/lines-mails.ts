import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { type Balance, dueOf, owedBackOf } from '#src/domain/payment/ledger.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Transaction } from '../../database.ts';
import { greeting, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import { enqueueMail, type Mail } from '../../mail/enqueue-mails.ts';
import type { MailLink } from '../../mail/mail-content.ts';
import type { Payment } from '../../payment/attempt/claim-payments.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import { enqueueTexts } from '../../sms/enqueue-texts.ts';
import type { Booking, BookingLine } from '../booking-queries.ts';
import { textWithoutEmail } from '../booking-text.ts';
import { calendarAttachments } from '../calendar.ts';
import { bookingFacts, orderPart, refundParts } from '../mail-parts.ts';
import { bookingLink } from '../my-booking/booking-key.ts';
import { planFacts } from '../plan/plan-facts.ts';

interface Ordered {
  booking: Booking;
  lines: BookingLine[];
}

interface ChangedLines extends Ordered {
  before: Ordered;
  balance: Balance;
  plan: readonly PlanPart[];
  /** New payment request, which replaced the one of the old amount. */
  request: Payment | undefined;
}

/** Tells the client by email, or without an address by text. */
export async function announceLines(tx: Transaction, change: ChangedLines): Promise<void> {
  const link = await bookingLink(tx, change.booking.id);
  await enqueueMail(tx, linesChangedMail(change, link));
  await enqueueTexts(tx, linesChangedText(change.booking, totalOf(change), link));
}

function linesChangedMail(
  { booking, lines, before, balance, plan, request }: ChangedLines,
  link: MailLink,
): Mail {
  const costs = costSentence(totalOf(before), totalOf({ booking, lines }));
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-lines:${booking.id}:${booking.revision}`,
    subject: `Your booking ${booking.reference} has changed: ${totalOf({ booking, lines })}`,
    preview: costs,
    heading: 'We have changed your order',
    parts: [
      greeting(booking.name),
      paragraph(`We have changed what you booked, as agreed with you. ${costs}`),
      ...moneySentences(balance, request).map(paragraph),
      bookingFacts(booking),
      orderPart(booking, lines, 'Total'),
      ...planFacts(plan),
      link,
      ...refundParts(booking),
      stayInTouchPart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

function totalOf({ booking: { total, agreedAt }, lines }: Ordered): string {
  return totalText({ total, fixed: agreedAt !== null || lines.every(({ fixed }) => fixed) });
}

function costSentence(before: string, after: string): string {
  return before === after
    ? `The total stays ${after}.`
    : `The total is now ${after}. Before, it was ${before}.`;
}

function moneySentences(balance: Balance, request: Payment | undefined): string[] {
  const owedBack = owedBackOf(balance);
  if (owedBack > 0)
    return [
      `You have paid ${formatMoney(owedBack)} more than that. We will refund it within 5 to 10 business days.`,
    ];
  const due = dueOf(balance);
  if (due === 0) return [];
  const asked =
    request === undefined
      ? ''
      : ` Approve the new payment request on ${request.phone}; it replaces the earlier one.`;
  return [`There is ${formatMoney(due)} left to pay.${asked}`];
}

function linesChangedText(booking: Booking, total: string, link: MailLink): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `booking-lines:${booking.id}:${booking.revision}`,
    purpose: 'Order changed',
    sentences: [`we changed your booking ${booking.reference} as agreed. The total is now ${total}.`],
    link,
    answers: false,
  });
}
