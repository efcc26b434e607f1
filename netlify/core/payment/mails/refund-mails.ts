import { ownBookingWords } from '#src/domain/booking/my-booking/words/words.ts';
import { refundedSentence, remainingSentence } from '#src/domain/booking/refund.ts';
import { type Balance, owedBackOf, type PaymentMethod } from '#src/domain/payment/ledger.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { bookingFacts } from '../../booking/mail-parts.ts';
import { greeting, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { paymentMailWords } from '../words/words.ts';
import { methodText } from './payment-mails.ts';

interface SentRefund {
  /** Id of its ledger entry. */
  key: string;
  method: PaymentMethod;
  /** RWF */
  amount: number;
  date: string;
}

export function refundSentMail(
  language: Language,
  booking: Booking,
  { key, method, amount: sum, date }: SentRefund,
  balance: Balance,
): Mail {
  const words = wordsIn(language, paymentMailWords);
  const refunded = refundedSentence(wordsIn(language, ownBookingWords), [
    { method, amount: sum, day: date, afterCancelling: true },
  ]);
  const late = method === 'cash' ? '' : words.refundLate;
  const previews = {
    'mobile-money': words.refundPreviewMobileMoney,
    cash: words.refundPreviewCash,
    bank: words.refundPreviewBank,
  };
  const how = {
    [words.refund]: words.sum({ sum }),
    [words.refundedBy]: methodText(words, method),
    [words.refundedOn]: words.day({ day: date }),
  };
  return toVisitor(booking, 'bookings', {
    dedupeKey: `refund-sent:${key}`,
    subject: words.refundSubject({ sum, reference: booking.reference }),
    preview: previews[method]({ day: date }),
    heading: words.yourRefund,
    parts: [
      greeting(booking.name),
      paragraph(
        [refunded, remainingSentence(wordsIn(language, ownBookingWords), owedBackOf(balance)), late]
          .filter(Boolean)
          .join(' '),
      ),
      bookingFacts(booking, how),
      stayInTouchPart,
    ],
  });
}
