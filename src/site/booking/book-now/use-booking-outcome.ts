import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FormState } from '#src/components/forms/use-form.ts';
import { receivedSentence } from '#src/domain/booking/answers-words.ts';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { showToast } from '#src/lib/toast.ts';
import type { Order } from '../order/use-order.ts';
import type { AcceptedBooking, BookingRefusal } from './booking-outcome.ts';
import type { BookingSending } from './use-booking.ts';
import type { Discount } from './use-discount.ts';

interface BookingParts {
  order: Order;
  form: FormState;
  discount: Discount;
  sentLines: RefObject<CartLine[]>;
}

export function useBookingOutcome(sending: BookingSending, parts: BookingParts): void {
  const onSending = useEffectEvent((now: BookingSending) => {
    if (now.status === 'sent') finish(now.answer, parts);
    if (now.status === 'refused') showRefusal(now.refusal, parts);
  });
  useEffect(() => onSending(sending), [sending]);
}

function finish(booked: AcceptedBooking, { order, form, discount, sentLines }: BookingParts): void {
  discount.remove();
  form.clear();
  order.clear(sentLines.current);
  announce(booked);
  if (booked.kind === 'pay') window.location.assign(booked.address);
}

function showRefusal(refusal: BookingRefusal, { order, form, discount }: BookingParts): void {
  if (refusal.kind === 'refused')
    showToast({ title: 'Booking failed', text: 'Please try again or contact us directly.', tone: 'error' });
  if (refusal.kind !== 'problem') return;
  form.show(refusal.problem);
  const { discountCode } = refusal.problem.fields;
  if (discountCode) discount.remove(discountCode);
  // The problem may be a package that is no longer sold.
  order.refresh();
}

function announce(booked: AcceptedBooking): void {
  const tone = 'success';
  if (booked.kind === 'request')
    showToast({
      title: 'Booking submitted successfully!',
      text: receivedSentence[booked.answersBy],
      tone,
    });
  else if (booked.elsewhere) showToast({ title: 'Redirecting to payment...', tone });
  else
    showToast({
      title: 'Complete the payment on your phone.',
      text: `Reference: ${booked.transaction}`,
      tone,
    });
}
