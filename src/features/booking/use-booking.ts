import { useState } from 'react';
import { showToast } from '#src/lib/toast.ts';
import type { BookingForm } from './booking.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import { isOnRequest } from './line-words.ts';
import { bookableLines, type OrderView } from './order-rows.ts';
import type { ShownTotal } from './TotalBar.tsx';
import { toBookingRequest } from './to-booking-request.ts';
import { type BookingFormState, useBookingForm } from './use-booking-form.ts';
import { type Order, useOrder } from './use-order.ts';
import { type Submission, useSubmitBooking } from './use-submit-booking.ts';

/** Everything that /book-now shows and does. */
export interface Booking {
  order: Order;
  form: BookingFormState;
  submission: Submission;
  /** The order's total, or the changed one that the visitor agreed to. */
  total: ShownTotal;
  /** Checks and sends. `agreedTotal` is the changed total that the visitor accepted, in RWF. */
  book: (agreedTotal?: number) => void;
  dismiss: () => void;
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
  const { submission, submit, reset } = useSubmitBooking(settle);
  const total = shownTotal(order, agreed);

  function settle(outcome: BookingOutcome): void {
    if (outcome.kind === 'problem') {
      form.show(outcome.problem);
      // It may be about a package that is gone meanwhile.
      order.refresh();
    }
    if (outcome.kind === 'refused')
      showToast({ title: 'Booking failed', text: 'Please try again or contact us directly.', tone: 'error' });
    if (outcome.kind !== 'pay' && outcome.kind !== 'request') return;
    form.clear();
    order.clear();
    if (outcome.kind === 'request') return;
    if (outcome.elsewhere) showToast({ title: 'Redirecting to payment...' });
    window.location.assign(outcome.address);
  }

  function book(agreedTotal = total.amount): void {
    const { view } = order;
    if (view === undefined || agreedTotal === undefined || submission.status === 'processing') return;
    setAgreed({ listed: view.total, total: agreedTotal });
    const checked = checkOrder(view);
    if (checked !== undefined) void submit(toBookingRequest(checked, bookableLines(view), agreedTotal));
  }

  function checkOrder(view: OrderView): BookingForm | undefined {
    const checked = form.check(bookableLines(view).length);
    if (checked === undefined) reset();
    return checked;
  }

  return { order, form, submission, total, book, dismiss: reset };
}

function shownTotal({ view, lookingUp }: Order, agreed: AgreedTotal | undefined): ShownTotal {
  if (view === undefined || lookingUp)
    return { amount: undefined, vat: undefined, payable: true, onRequest: false };
  const { total, vat, fixed: payable } = view;
  const changed = agreed?.listed === total && agreed.total !== total;
  return changed
    ? { amount: agreed.total, vat: undefined, payable, onRequest: false }
    : { amount: total, vat, payable, onRequest: isOnRequest(view) };
}
