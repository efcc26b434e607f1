import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOnRequest } from '#src/features/catalogue/lines/line-amount.ts';
import { type Amounts, discounted } from '#src/features/discount/discount.ts';
import { recallSubmission } from '#src/lib/sending/kept-submission.ts';
import type { Sending } from '#src/lib/sending/sending.ts';
import { useSending } from '#src/lib/sending/use-sending.ts';
import { showToast } from '#src/lib/toast.ts';
import type { BookingRequest } from '../booking.ts';
import { bookableLines } from '../order/order-rows.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import type { AcceptedBooking } from './booking-outcome.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { postBooking } from './post-booking.ts';
import type { ShownTotal } from './TotalBar.tsx';
import { isAbout, toBookingRequest } from './to-booking-request.ts';
import { type BookingFormState, useBookingForm } from './use-booking-form.ts';
import { type Discount, useDiscount } from './use-discount.ts';

/** Where the booking stands: nothing sent, on its way, waiting for a connection, called off, not booked, or booked. */
export type BookingSending = Sending<AcceptedBooking, BookingRefusal>;

/** Everything that /book-now shows and does. */
export interface Booking {
  order: Order;
  form: BookingFormState;
  discount: Discount;
  /** RWF that the discount takes off. */
  taken: number;
  sending: BookingSending;
  /** The order's total, or the changed one that the visitor agreed to. */
  total: ShownTotal;
  /** Checks and sends, or tries at once what waits. `agreedTotal` is the changed total that the visitor accepted, in RWF. */
  book: (agreedTotal?: number) => void;
  dismiss: () => void;
  /** The visitor typed into a field: what waits for a connection is another booking now. */
  edit: (field: string) => void;
  stop: () => void;
}

/** What a booking that was sent is kept under. */
const submission = 'booking';

/** A total that the visitor agreed to, in RWF, for the order that was listed at another one. */
interface AgreedTotal {
  listed: number;
  total: number;
}

/** Joins order, form and discount to a booking, sends it, and acts on what comes of it. */
export function useBooking(): Booking {
  const order = useOrder();
  const form = useBookingForm();
  const [sending, sender] = useSending({ name: submission, attempt: postBooking });
  // The draft follows what becomes of the code.
  const discount = useDiscount(() => edit('discountCode'));
  const [agreed, setAgreed] = useState<AgreedTotal>();
  const left = order.view && discounted(order.view, discount.applied?.percent ?? 0);
  const total = shownTotal(order, left, agreed);
  const shown = JSON.stringify([order.view?.rows.map(({ line }) => line), left, discount.applied?.code]);
  const sentOrder = useRef<string>(undefined);

  function book(agreedTotal = total.amount): void {
    if (sender.retry()) return;
    const request = toRequest(agreedTotal);
    if (request === undefined || left === undefined) {
      sender.reset();
      return;
    }
    setAgreed({ listed: left.total, total: request.totalAmount });
    sentOrder.current = shown;
    sender.send(request);
  }

  /** Undefined when the form is not right; it then says why. */
  function toRequest(agreedTotal: number | undefined): BookingRequest | undefined {
    const { view } = order;
    if (view === undefined || agreedTotal === undefined) return undefined;
    const checked = form.check(bookableLines(view).length);
    return checked && toBookingRequest(checked, bookableLines(view), agreedTotal, discount.applied?.code);
  }

  function edit(field: string): void {
    form.onInput(field);
    callOff();
  }

  /** What was sent before a reload may be booked already: who changes it is told so. */
  function callOff(): void {
    if (sender.state.get().status === 'unsent') sender.stop();
    else sender.change();
  }

  const onSending = useEffectEvent((now: BookingSending) => {
    if (now.status === 'sent') {
      discount.remove();
      form.clear();
      order.clear();
      announce(now.answer);
      if (now.answer.kind === 'pay') window.location.assign(now.answer.address);
    }
    if (now.status !== 'refused') return;
    if (now.refusal.kind === 'refused')
      showToast({ title: 'Booking failed', text: 'Please try again or contact us directly.', tone: 'error' });
    if (now.refusal.kind !== 'problem') return;
    const { problem } = now.refusal;
    form.show(problem);
    if (problem.fields['discountCode']) discount.remove(problem.fields['discountCode']);
    // It may be about a package that is gone meanwhile.
    order.refresh();
  });
  useEffect(() => onSending(sending), [sending]);

  // What waits is what the visitor sees, or it is not sent.
  useEffect(() => {
    if (sentOrder.current !== undefined && sentOrder.current !== shown) sender.change();
  }, [shown, sender]);
  const compareUnsent = useEffectEvent(() => {
    const kept = recallSubmission(submission);
    if (kept === undefined || order.view === undefined || left === undefined || order.lookingUp) return;
    const code = discount.applied?.code;
    if (!isAbout(kept.content, bookableLines(order.view), left.total, code)) sender.stop();
  });
  useEffect(() => {
    if (sending.status === 'unsent' && shown) compareUnsent();
  }, [sending.status, shown]);

  // Coming back from the payment page with the browser's back button finds this page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) sender.reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [sender]);

  const taken = left?.discount ?? 0;
  const { reset: dismiss, stop } = sender;
  return { order, form, discount, taken, sending, total, book, dismiss, edit, stop };
}

/** The short message of the corner; the page says it at length (Booked.tsx). */
function announce(booked: AcceptedBooking): void {
  const tone = 'success';
  if (booked.kind === 'request')
    showToast({
      title: 'Booking submitted successfully!',
      text: 'A confirmation email is on its way, and we will contact you within 24 hours.',
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

function shownTotal(
  { view, lookingUp }: Order,
  left: Amounts | undefined,
  agreed: AgreedTotal | undefined,
): ShownTotal {
  if (view === undefined || left === undefined || lookingUp)
    return { amount: undefined, vat: undefined, payable: true, onRequest: false };
  const { fixed: payable } = view;
  const { total, vat } = left;
  const changed = agreed?.listed === total && agreed.total !== total;
  return changed
    ? { amount: agreed.total, vat: undefined, payable, onRequest: false }
    : { amount: total, vat, payable, onRequest: isOnRequest(view) };
}
