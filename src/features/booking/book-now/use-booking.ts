import { useRef, useState } from 'react';
import { isOnRequest } from '#src/features/catalogue/lines/line-amount.ts';
import { type Amounts, discounted } from '#src/features/discount/discount.ts';
import { showToast } from '#src/lib/toast.ts';
import type { BookingRequest } from '../booking.ts';
import { bookableLines } from '../order/order-rows.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import type { ShownTotal } from './TotalBar.tsx';
import { toBookingRequest } from './to-booking-request.ts';
import { type BookingFormState, useBookingForm } from './use-booking-form.ts';
import { type Discount, useDiscount } from './use-discount.ts';
import { useResend } from './use-resend.ts';
import { type Submission, useSubmitBooking } from './use-submit-booking.ts';
import { isWaiting } from './waiting-booking.ts';

/** Everything that /book-now shows and does. */
export interface Booking {
  order: Order;
  form: BookingFormState;
  discount: Discount;
  /** RWF that the discount takes off. */
  taken: number;
  submission: Submission;
  /** The order's total, or the changed one that the visitor agreed to. */
  total: ShownTotal;
  /** Checks and sends. `agreedTotal` is the changed total that the visitor accepted, in RWF. */
  book: (agreedTotal?: number) => void;
  dismiss: () => void;
  /** The visitor typed into a field: what waits for a connection is another booking now. */
  edit: (field: string) => void;
  /** Sends no more of what waits for a connection. */
  cancel: () => void;
}

/** A total that the visitor agreed to, in RWF, for the order that was listed at another one. */
interface AgreedTotal {
  listed: number;
  total: number;
}

/** Joins order, form and submission. */
export function useBooking(): Booking {
  const order = useOrder();
  const form = useBookingForm();
  const [agreed, setAgreed] = useState<AgreedTotal>();
  const { submission, submit, stop, reset } = useSubmitBooking(settle);
  // The draft follows what becomes of the code.
  const discount = useDiscount(() => edit('discountCode'));
  const left = order.view && discounted(order.view, discount.applied?.percent ?? 0);
  const total = shownTotal(order, left, agreed);

  const sent = useRef<string>(undefined);
  const shown = orderText(order, left, discount);
  useResend({ order: shown, sent: () => sent.current, onChange: () => stop('changed'), resume });

  /** Anything but the same booking is the visitor's to send. */
  function resume(): void {
    const request = toRequest(total.amount);
    if (request !== undefined && isWaiting(request)) void send(request);
    else stop('changed');
  }

  function edit(field: string): void {
    form.onInput(field);
    stop('changed');
  }

  function settle(outcome: BookingOutcome): void {
    if (outcome.kind === 'problem') {
      form.show(outcome.problem);
      if (outcome.problem.fields['discountCode']) discount.remove(outcome.problem.fields['discountCode']);
      // It may be about a package that is gone meanwhile.
      order.refresh();
    }
    if (outcome.kind === 'refused')
      showToast({ title: 'Booking failed', text: 'Please try again or contact us directly.', tone: 'error' });
    if (outcome.kind !== 'pay' && outcome.kind !== 'request') return;
    discount.remove();
    form.clear();
    order.clear();
    if (outcome.kind === 'request') return;
    if (outcome.elsewhere) showToast({ title: 'Redirecting to payment...' });
    window.location.assign(outcome.address);
  }

  function book(agreedTotal = total.amount): void {
    const { view } = order;
    if (view === undefined || left === undefined || agreedTotal === undefined) return;
    if (submission.status === 'processing') return;
    setAgreed({ listed: left.total, total: agreedTotal });
    const request = toRequest(agreedTotal);
    if (request === undefined) reset();
    else void send(request);
  }

  function send(request: BookingRequest): Promise<void> {
    sent.current = shown;
    return submit(request);
  }

  /** Undefined when the form is not right; it then says why. */
  function toRequest(agreedTotal: number | undefined): BookingRequest | undefined {
    const { view } = order;
    if (view === undefined || agreedTotal === undefined) return undefined;
    const checked = form.check(bookableLines(view).length);
    const { code } = discount.applied ?? {};
    return checked && toBookingRequest(checked, bookableLines(view), agreedTotal, code);
  }

  const taken = left?.discount ?? 0;
  const cancel = () => stop('cancelled');
  return { order, form, discount, taken, submission, total, book, dismiss: reset, edit, cancel };
}

/** What is ordered, with its discount and amounts; undefined until all of it is known. */
function orderText(
  { view, lookingUp }: Order,
  left: Amounts | undefined,
  { applied, restored }: Discount,
): string | undefined {
  if (view === undefined || lookingUp || !restored) return undefined;
  return JSON.stringify([view.rows.map(({ line }) => line), left, applied?.code]);
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
