import { useEffect, useRef, useState } from 'react';
import { type FormState, useForm } from '#src/components/forms/use-form.ts';
import { isDateRequired } from '#src/domain/booking/day/required-date.ts';
import { bookingDraft, keptDraft } from '#src/domain/booking/form/booking-fields.ts';
import { type BookingCheck, checkBooking } from '#src/domain/booking/form/check-booking.ts';
import {
  orderText,
  orderTextOf,
  type SeenTotal,
  toBookingRequest,
} from '#src/domain/booking/form/to-booking-request.ts';
import { bookableLines } from '#src/domain/booking/order/order-rows.ts';
import type { CartLine } from '#src/domain/cart/cart.ts';
import { discounted } from '#src/domain/discount/discount.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { recallSubmission } from '#src/lib/sending/kept-submission.ts';
import { isUnanswered, type Sending } from '#src/lib/sending/sending.ts';
import { useSending } from '#src/lib/sending/use-sending.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import type { AcceptedBooking, BookingRefusal } from './booking-outcome.ts';
import { postBooking } from './post-booking.ts';
import { type AgreedTotal, type ShownTotal, shownTotal } from './shown-total.ts';
import { useBookingOutcome } from './use-booking-outcome.ts';
import { type Discount, useDiscount } from './use-discount.ts';

/** State of the booking. */
export type BookingSending = Sending<AcceptedBooking, BookingRefusal>;

/** Everything that /book-now shows and does. */
export interface Booking {
  order: Order;
  form: FormState;
  discount: Discount;
  /** RWF that the discount takes off. */
  taken: number;
  sending: BookingSending;
  /** The order's total, or the changed one that the visitor agreed to. */
  total: ShownTotal;
  /** True while the order is not booked without a date. */
  dateRequired: boolean;
  /** Books for the changed total. */
  agree: (now: SeenTotal) => void;
  dismiss: () => void;
  /** The visitor typed into a field: what got no answer is another booking now. */
  edit: (field: string) => void;
  stop: () => void;
}

/** What a booking that was sent is kept under. */
const submission = 'booking';

/** Joins order, form and discount to a booking, and sends it. */
export function useBooking(): Booking {
  const order = useOrder();
  const form = useForm({
    draft: keptDraft,
    summary: true,
    checkAll(values, again) {
      // A code that is being typed is not left unused yet.
      const checked = checkTyped(again === 'discountCode' ? { ...values, discountCode: '' } : values);
      return checked?.ok === false ? checked.problem : undefined;
    },
    onWrong: () => sender.reset(),
    send: async (values) => send(values),
  });
  const [sending, sender] = useSending({ name: submission, attempt: postBooking });
  // The draft follows what becomes of the code.
  const discount = useDiscount(() => edit('discountCode'));
  const [accepted, setAccepted] = useState<AgreedTotal>();
  const sentLines = useRef<CartLine[]>([]);
  const left = order.view && discounted(order.view, discount.applied?.percent ?? 0);
  const total = shownTotal(order, left, accepted);
  const code = discount.applied?.code;
  const dateRequired = isDateRequired({ dated: order.view?.dated ?? false, total: total.amount ?? 0 });

  const seen = seenTotal(total);
  useSameOrder(
    sending,
    sender.change,
    order.view && seen && orderText(bookableLines(order.view), seen, code),
  );
  useBookingOutcome(sending, { order, form, discount, sentLines });
  useResetOnReturn(sender.reset);

  /** Undefined until the order is known. */
  function checkTyped(values: Record<string, string>): BookingCheck | undefined {
    if (order.view === undefined) return undefined;
    const typed = bookingDraft((field) => values[field]);
    const day = { today: todayInKigali(new Date()), dateRequired };
    return checkBooking(typed, bookableLines(order.view).length, day);
  }

  function send(values: Record<string, string>, now = seen): undefined {
    if (sender.retry()) return;
    const checked = checkTyped(values);
    if (now === undefined || !checked?.ok || left === undefined || order.view === undefined) return;
    setAccepted({ listed: { total: left.total, fixed: order.view.fixed }, now });
    sentLines.current = order.view.rows.flatMap(({ line, priced }) => (priced ? line : []));
    sender.send(toBookingRequest(checked.form, bookableLines(order.view), now, code));
  }

  function agree(now: SeenTotal): void {
    const values = form.check();
    if (values) send(values, now);
  }

  function edit(field: string): void {
    form.edited(field);
    sender.change();
  }

  const taken = left?.discount ?? 0;
  const { reset: dismiss, stop } = sender;
  return { order, form, discount, taken, sending, total, dateRequired, agree, dismiss, edit, stop };
}

/** Undefined until every price is known. */
function seenTotal({ amount, fixed }: ShownTotal): SeenTotal | undefined {
  return amount === undefined ? undefined : { total: amount, fixed };
}

/** Calls off what got no answer when the order on the page is another one, after a reload too. */
function useSameOrder(sending: BookingSending, change: () => void, shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined || !isUnanswered(sending)) return;
    const kept = recallSubmission(submission);
    if (kept && orderTextOf(kept.content) !== shown) change();
  }, [sending, shown, change]);
}

/** Coming back from the payment page with the browser's back button finds this page as it was left. */
function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}
