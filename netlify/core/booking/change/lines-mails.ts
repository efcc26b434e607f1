import { totalText } from '#src/domain/catalogue/lines/line-amount.ts';
import { pricesWords } from '#src/domain/catalogue/prices/words/words.ts';
import { type Balance, dueOf, owedBackOf } from '#src/domain/payment/ledger.ts';
import type { PlanPart } from '#src/domain/payment/plan.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import { clientLanguage } from '../../client-language.ts';
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
import { bookingPartWords } from '../words/words.ts';
import type { ChangeWords } from './words/en.ts';
import { changeWords } from './words/words.ts';

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
  const link = await bookingLink(tx, change.booking);
  await enqueueMail(tx, linesChangedMail(change, link));
  await enqueueTexts(tx, linesChangedText(change.booking, totalOf(change), link));
}

function linesChangedMail(
  { booking, lines, before, balance, plan, request }: ChangedLines,
  link: MailLink,
): Mail {
  const language = clientLanguage(booking);
  const words = wordsIn(language, changeWords);
  const { reference } = booking;
  const [was, total] = [totalOf(before), totalOf({ booking, lines })];
  const costs = was === total ? words.totalStays({ total }) : words.totalChanged({ total, before: was });
  return toVisitor(booking, 'bookings', {
    dedupeKey: `booking-lines:${booking.id}:${booking.revision}`,
    subject: words.linesSubject({ reference, total }),
    preview: costs,
    heading: words.linesHeading,
    parts: [
      greeting(booking.name),
      paragraph(`${words.linesChanged} ${costs}`),
      ...moneySentences(words, balance, request).map(paragraph),
      bookingFacts(booking),
      orderPart(booking, lines, wordsIn(language, bookingPartWords).total),
      ...planFacts(plan, clientLanguage(booking)),
      link,
      ...refundParts(booking),
      stayInTouchPart,
    ],
    attachments: calendarAttachments(booking, lines),
  });
}

function totalOf({ booking, lines }: Ordered): string {
  const { total, agreedAt } = booking;
  return totalText(wordsIn(clientLanguage(booking), pricesWords), {
    total,
    fixed: agreedAt !== null || lines.every(({ fixed }) => fixed),
  });
}

function moneySentences(words: ChangeWords, balance: Balance, request: Payment | undefined): string[] {
  const owedBack = owedBackOf(balance);
  if (owedBack > 0) return [words.overpaid({ amount: owedBack })];
  const amount = dueOf(balance);
  if (amount === 0) return [];
  return [
    request === undefined
      ? words.leftToPay({ amount })
      : words.requestReplaced({ amount, phone: request.phone }),
  ];
}

function linesChangedText(booking: Booking, total: string, link: MailLink): TextMessage[] {
  return textWithoutEmail(booking, {
    event: `booking-lines:${booking.id}:${booking.revision}`,
    purpose: 'Order changed',
    sentences: [
      wordsIn(clientLanguage(booking), changeWords).linesText({ reference: booking.reference, total }),
    ],
    link,
    answers: false,
  });
}
