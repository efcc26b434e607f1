import { type Occasion, occasionOf, occasionValues } from '#src/domain/payment/share/occasion.ts';
import { paymentShareWords } from '#src/domain/payment/share/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { facts, greeting, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { composeText, textKey } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import type { RecordedMoney } from '../ledger/record-mobile-money.ts';
import { wasJustRequested } from '../mails/payment-texts.ts';
import { paymentMailWords } from '../words/words.ts';
import type { Share } from './share-queries.ts';

/** Payment of a share that arrived. */
export interface PaidShare extends RecordedMoney {
  share: Share;
  payment: Payment;
  occasion: Occasion;
}

/** Confirms a payment to the phone that paid, without a word about the client. */
export function shareConfirmedText(language: Language, paid: PaidShare): TextMessage {
  const words = wordsIn(language, paymentMailWords);
  const { share, payment, surplus } = paid;
  return {
    dedupeKey: textKey(`share-confirmed:${payment.id}`),
    subjectId: share.id,
    recipient: payment.phone,
    purpose: 'Payment received',
    text: composeText([
      receivedSentence(language, paid),
      surplus > 0 ? words.notNeededText({ sum: surplus }) : words.thankYou,
    ]),
    answers: wasJustRequested(payment),
  };
}

/** Confirms a payment to the email address that the payer gave; none without one. */
export function shareConfirmedMails(language: Language, paid: PaidShare): Mail[] {
  const words = wordsIn(language, paymentMailWords);
  const { share, payment, counted, surplus } = paid;
  if (share.payerEmail === '') return [];
  const sum = counted + surplus;
  const received = receivedSentence(language, paid);
  const mail = toVisitor({ ...share, email: share.payerEmail }, 'bookings', {
    dedupeKey: `share-confirmed:${payment.id}`,
    subject: words.receivedByLinkSubject({ sum }),
    preview: received,
    heading: words.received,
    parts: [
      greeting(share.name),
      paragraph(`${words.thankYou} ${received} ${words.keepEmail}`),
      ...(surplus > 0 ? [paragraph(words.notNeeded({ sum: surplus }))] : []),
      facts({
        [words.amount]: words.sum({ sum }),
        [words.paidWith]: words.mobileMoneyFrom({ phone: payment.phone }),
        [words.transaction]: payment.transactionRef,
      }),
      stayInTouchPart,
    ],
  });
  return [mail];
}

function receivedSentence(language: Language, { occasion, counted, surplus }: PaidShare): string {
  const values = occasionValues(wordsIn(language, paymentShareWords), occasion);
  const words = wordsIn(language, paymentMailWords);
  return words[occasionOf(occasion)]({ sum: counted + surplus, ...values });
}

/** Tells the client that a share was paid although nothing, or less, was left to pay. */
export function shareReturnsMail(
  language: Language,
  booking: Booking,
  { share: { name: payer }, payment, surplus: sum }: PaidShare,
): Mail {
  const words = wordsIn(language, paymentMailWords);
  const { reference } = booking;
  const paid = words.excessByLink({ payer, paid: payment.amount });
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${payment.id}`,
    subject: words.excessSubject({ sum, reference }),
    preview: words.excessByLinkPreview({ payer }),
    heading: words.refundingByLink,
    parts: [
      greeting(booking.name),
      paragraph(`${paid} ${words.notNeeded({ sum })}`),
      facts({ [words.reference]: reference, [words.paidFrom]: hiddenPhone(payment.phone) }),
      stayInTouchPart,
    ],
  });
}
