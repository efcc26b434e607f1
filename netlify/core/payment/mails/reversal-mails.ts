import { type Balance, dueOf, owedBackOf, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { bookingFacts } from '../../booking/mail-parts.ts';
import { askOnPagePart, greeting, paragraph, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import type { MailPart } from '../../mail/mail-content.ts';
import type { PaymentMailWords } from '../words/en.ts';
import { paymentMailWords } from '../words/words.ts';

/** Money recorded by mistake, after the client was emailed about it. */
export interface ReversedEntry {
  /** Id of the reversed entry. */
  key: string;
  kind: 'payment' | 'refund';
  method: PaymentMethod;
  /** RWF */
  amount: number;
  date: string;
  /** RWF of surplus that count for the booking now. */
  counted: number;
}

export function reversalMail(
  language: Language,
  booking: Booking,
  entry: ReversedEntry,
  balance: Balance,
  link: MailPart,
): Mail {
  const words = wordsIn(language, paymentMailWords);
  const { reference, name } = booking;
  const { key, kind, amount: sum, date } = entry;
  const recorded = { [words[kind]]: words.sum({ sum }), [words.recordedFor]: words.day({ day: date }) };
  const owed = owedSentence(words, balance);
  return toVisitor(booking, 'bookings', {
    dedupeKey: `taken-back:${key}`,
    subject: words[`${kind}MistakeSubject`]({ sum, reference }),
    preview: owed,
    heading: words[`${kind}Mistake`],
    parts: [
      greeting(name),
      paragraph([mistakeSentence(words, entry), ...insteadSentences(words, booking, entry), owed].join(' ')),
      bookingFacts(booking, { ...recorded, ...owedFacts(words, balance) }),
      paragraph(words.sorry),
      link,
      askOnPagePart,
    ],
  });
}

function mistakeSentence(words: PaymentMailWords, { kind, method, amount }: ReversedEntry): string {
  const by = { 'mobile-money': 'MobileMoney', cash: 'Cash', bank: 'Bank' } as const;
  return words[`${kind}Mistake${by[method]}`]({ sum: amount });
}

/** Says what pays for the booking now, if surplus does. */
function insteadSentences(
  words: PaymentMailWords,
  booking: Booking,
  { kind, counted }: ReversedEntry,
): string[] {
  if (counted === 0) return [];
  const surplus = kind === 'payment' ? 'promised' : 'overpaid';
  return [words[`${surplus}Pays${booking.kind === 'fee' ? 'Fee' : 'Booking'}`]({ sum: counted })];
}

function owedSentence(words: PaymentMailWords, balance: Balance): string {
  const [due, back] = [dueOf(balance), owedBackOf(balance)];
  const sentences = [
    ...(due > 0 ? [words.youOwe({ due })] : []),
    ...(back > 0 ? [words.weOwe({ back })] : []),
  ];
  return sentences.join(' ') || words.nothingOwed;
}

function owedFacts(words: PaymentMailWords, balance: Balance): Record<string, string> {
  const [due, back] = [dueOf(balance), owedBackOf(balance)];
  return {
    ...(due > 0 && { [words.leftToPay]: words.sum({ sum: due }) }),
    ...(back > 0 && { [words.weOweYou]: words.sum({ sum: back }) }),
  };
}
