import { useEffect, useRef, useState } from 'react';
import { type FormState, useForm } from '#src/components/forms/use-form.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { dateRequiredFrom as requiredFrom } from '#src/domain/booking/day/required-date.ts';
import { bookingDraft, draftStorage } from '#src/domain/booking/form/booking-fields.ts';
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
import { publishedRules } from '#src/domain/payment/rules/published-rules.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { recallSubmission } from '#src/lib/sending/kept-submission.ts';
import { isUnanswered, type Sending } from '#src/lib/sending/sending.ts';
import { useSending } from '#src/lib/sending/use-sending.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import { pageLanguage } from '#src/lib/words/languages.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import type { AcceptedBooking, BookingRefusal } from './booking-outcome.ts';
import { postBooking } from './post-booking.ts';
import { type AgreedTotal, type ShownTotal, shownTotal } from './shown-total.ts';
import { useBookingOutcome } from './use-booking-outcome.ts';
import { type Discount, useDiscount } from './use-discount.ts';

export type BookingSending = Sending<AcceptedBooking, BookingRefusal>;

export interface Booking {
  order: Order;
  form: FormState;
  discount: Discount;
  /** RWF discount. */
  taken: number;
  sending: BookingSending;
  total: ShownTotal;
  dateRequiredFrom: number | undefined;
  /** Chosen date of the session; empty without one. */
  day: string;
  agree: (now: SeenTotal) => void;
  dismiss: () => void;
  /** Records an edit, after which an unanswered attempt counts as a different booking. */
  edit: (field: string) => void;
  stop: () => void;
}

const submission = 'booking';

export function useBooking(): Booking {
  const order = useOrder();
  const form = useForm({
    draft: draftStorage,
    summary: true,
    checkAll(values, again) {
      // A code that is still being typed is not reported as unapplied.
      const checked = checkTyped(again === 'discountCode' ? { ...values, discountCode: '' } : values);
      return checked?.ok === false ? checked.problem : undefined;
    },
    onWrong: () => sender.reset(),
    send: async (values) => send(values),
  });
  const word = useWording();
  const [sending, sender] = useSending({
    name: submission,
    attempt: (request: BookingRequest, attempt) => postBooking(word, request, attempt),
  });
  // Applying or removing the code also updates the draft.
  const discount = useDiscount(() => edit('discountCode'));
  const [accepted, setAccepted] = useState<AgreedTotal>();
  const [day, setDay] = useState('');
  const sentLines = useRef<CartLine[]>([]);
  const left = order.view && discounted(order.view, discount.applied?.percent ?? 0);
  const total = shownTotal(order, left, accepted);
  const code = discount.applied?.code;
  const dated = { dated: order.view?.dated ?? false, total: total.amount ?? 0 };
  const dateRequiredFrom = requiredFrom(dated, publishedRules);

  const seen = seenTotal(total);
  useSameOrder(
    sending,
    sender.change,
    discount.isRead && order.view && seen ? orderText(bookableLines(order.view), seen, code) : undefined,
  );
  useBookingOutcome(sending, { order, form, discount, sentLines });
  useResetOnReturn(sender.reset);
  // The form restores a draft after it is mounted.
  useEffect(() => setDay(dayIn(form.formRef.current)), [form.formRef]);

  /** Returns undefined until the cart is read. */
  function checkTyped(values: Record<string, string>): BookingCheck | undefined {
    if (order.view === undefined) return undefined;
    const typed = bookingDraft((field) => values[field]);
    const rules = { today: todayInKigali(new Date()), dateRequiredFrom, payable: total.payable };
    return checkBooking(typed, bookableLines(order.view).length, rules);
  }

  function send(values: Record<string, string>, now = seen): undefined {
    if (sender.retry()) return;
    const checked = checkTyped(values);
    if (now === undefined || !checked?.ok || left === undefined || order.view === undefined) return;
    setAccepted({ listed: { total: left.total, fixed: order.view.fixed }, now });
    sentLines.current = order.view.rows.flatMap(({ line, priced }) => (priced ? line : []));
    const form = { ...checked.form, language: pageLanguage() };
    sender.send(toBookingRequest(form, bookableLines(order.view), now, code));
  }

  function agree(now: SeenTotal): void {
    const values = form.check();
    if (values) send(values, now);
  }

  function edit(field: string): void {
    if (field === 'eventDate') setDay(dayIn(form.formRef.current));
    form.edited(field);
    sender.change();
  }

  const taken = left?.discount ?? 0;
  const { reset: dismiss, stop } = sender;
  return { order, form, discount, taken, sending, total, dateRequiredFrom, day, agree, dismiss, edit, stop };
}

function dayIn(form: HTMLFormElement | null): string {
  return form === null ? '' : String(new FormData(form).get('eventDate') ?? '');
}

/** Returns undefined until all prices are known. */
function seenTotal({ amount, fixed }: ShownTotal): SeenTotal | undefined {
  return amount === undefined ? undefined : { total: amount, fixed };
}

/** Abandons an unanswered attempt if the order on the page has changed, also after a reload. */
function useSameOrder(sending: BookingSending, change: () => void, shown: string | undefined): void {
  useEffect(() => {
    if (shown === undefined || !isUnanswered(sending)) return;
    const kept = recallSubmission(submission);
    if (kept && orderTextOf(kept.content) !== shown) change();
  }, [sending, shown, change]);
}

/** Resets the page when the browser's back button restores it from the back/forward cache. */
function useResetOnReturn(reset: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
}
