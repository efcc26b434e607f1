import { occasionWords } from '#src/domain/booking/share/share-words.ts';
import type { MyShare } from '#src/domain/payment/share/share.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Booking } from '../../booking/booking-queries.ts';
import { facts, greeting, paragraph, stayInTouchPart, toVisitor } from '../../mail/compose.ts';
import type { Mail } from '../../mail/enqueue-mails.ts';
import { composeText, textKey } from '../../sms/compose-text.ts';
import type { TextMessage } from '../../sms/enqueue-texts.ts';
import type { Payment } from '../attempt/claim-payments.ts';
import { hiddenPhone } from '../attempt/hidden-phone.ts';
import type { RecordedMoney } from '../ledger/record-mobile-money.ts';
import { wasJustRequested } from '../mails/payment-texts.ts';
import type { Share } from './share-queries.ts';

/** Payment of a share that arrived. */
export interface PaidShare extends RecordedMoney {
  share: Share;
  payment: Payment;
  occasion: Pick<MyShare, 'occasion' | 'day'>;
}

/** Confirms a payment to the phone that paid, without a word about the client. */
export function shareConfirmedText({ share, payment, occasion, counted, surplus }: PaidShare): TextMessage {
  return {
    dedupeKey: textKey(`share-confirmed:${payment.id}`),
    subjectId: share.id,
    recipient: payment.phone,
    purpose: 'Payment received',
    text: composeText([
      `we received ${formatMoney(counted + surplus)} for ${occasionWords(occasion)}.`,
      surplus > 0
        ? `We will refund the ${formatMoney(surplus)} that was not needed within 5 to 10 business days.`
        : 'Thank you.',
    ]),
    answers: wasJustRequested(payment),
  };
}

/** Confirms a payment to the email address that the payer gave; none without one. */
export function shareConfirmedMails({ share, payment, occasion, counted, surplus }: PaidShare): Mail[] {
  if (share.payerEmail === '') return [];
  const sum = formatMoney(counted + surplus);
  const mail = toVisitor({ id: share.id, email: share.payerEmail }, 'bookings', {
    dedupeKey: `share-confirmed:${payment.id}`,
    subject: `Payment received: ${sum}`,
    preview: `For ${occasionWords(occasion)}.`,
    heading: 'Payment received',
    parts: [
      greeting(share.name),
      paragraph(
        `Thank you. We received your payment of ${sum} for ${occasionWords(occasion)}. Keep this email as your payment confirmation.`,
      ),
      ...(surplus > 0 ? [paragraph(`${surplusSentence(surplus)} You do not have to do anything.`)] : []),
      facts({
        Amount: sum,
        'Paid with': `Mobile money, ${payment.phone}`,
        Transaction: payment.transactionRef,
      }),
      stayInTouchPart,
    ],
  });
  return [mail];
}

/** Tells the client that a share was paid although nothing, or less, was left to pay. */
export function shareReturnsMail(booking: Booking, { share, payment, surplus }: PaidShare): Mail {
  const sum = formatMoney(surplus);
  return toVisitor(booking, 'bookings', {
    dedupeKey: `payment-returns:${payment.id}`,
    subject: `We are refunding ${sum}: more arrived for booking ${booking.reference} than was left to pay`,
    preview: `${share.name} paid more than was left to pay.`,
    heading: 'We are refunding a payment',
    parts: [
      greeting(booking.name),
      paragraph(
        `${share.name} paid ${formatMoney(payment.amount)} with a link of yours. ${surplusSentence(surplus)} You do not have to do anything.`,
      ),
      facts({ Reference: booking.reference, 'Paid from': hiddenPhone(payment.phone) }),
      stayInTouchPart,
    ],
  });
}

function surplusSentence(surplus: number): string {
  return `${formatMoney(surplus)} was not needed any more: we will refund it to the number that paid within 5 to 10 business days.`;
}
