import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FormState } from '#src/components/forms/use-form.ts';
import { receivedText } from '#src/domain/booking/answers-words.ts';
import type { BookingWords } from '#src/domain/booking/words/en.ts';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { showToast } from '#src/lib/toast.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { hrefIn } from '#src/lib/words/pages.ts';
import type { Order } from '../order/use-order.ts';
import type { AcceptedBooking, BookingRefusal } from './booking-outcome.ts';
import type { BookingSending } from './use-booking.ts';
import type { Discount } from './use-discount.ts';
import type { BookNowWords } from './words/en.ts';

type OutcomeWords = BookingWords & BookNowWords;

interface BookingParts {
  order: Order;
  form: FormState;
  discount: Discount;
  sentLines: RefObject<CartLine[]>;
}

export function useBookingOutcome(sending: BookingSending, parts: BookingParts): void {
  const words = { ...useWords('booking'), ...useWords('book-now') };
  const onSending = useEffectEvent((now: BookingSending) => {
    if (now.status === 'sent') finish(words, now.answer, parts);
    if (now.status === 'refused') showRefusal(words, now.refusal, parts);
  });
  useEffect(() => onSending(sending), [sending]);
}

function finish(
  words: OutcomeWords,
  booked: AcceptedBooking,
  { order, form, discount, sentLines }: BookingParts,
): void {
  discount.remove();
  form.clear();
  order.clear(sentLines.current);
  announce(words, booked);
  if (booked.kind === 'pay') window.location.assign(hrefIn(pageLanguage(), booked.address));
}

function showRefusal(
  words: OutcomeWords,
  refusal: BookingRefusal,
  { order, form, discount }: BookingParts,
): void {
  if (refusal.kind === 'refused')
    showToast({ title: words.bookingFailed, text: words.tryAgainOrContact, tone: 'error' });
  if (refusal.kind !== 'problem') return;
  form.show(refusal.problem);
  const { discountCode } = refusal.problem.fields;
  if (discountCode) discount.remove(discountCode);
  // The problem may be a package that is no longer sold.
  order.refresh();
}

function announce(words: OutcomeWords, booked: AcceptedBooking): void {
  const tone = 'success';
  if (booked.kind === 'request')
    showToast({
      title: words.booked,
      text: receivedText(words, booked.answersBy),
      tone,
    });
  else if (booked.elsewhere) showToast({ title: words.redirecting, tone });
  else
    showToast({
      title: words.payOnPhone,
      text: words.paymentReference({ transaction: booked.transaction }),
      tone,
    });
}
