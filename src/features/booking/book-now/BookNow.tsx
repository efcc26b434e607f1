import '#src/styles/feedback.css';
import './booking.css';
import type { ReactNode, SubmitEvent } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { OrderList } from '../order/OrderList.tsx';
import type { Occasion } from '../order/occasions.ts';
import { bookableLines } from '../order/order-rows.ts';
import { Booked } from './Booked.tsx';
import { ContactFields } from './ContactFields.tsx';
import { DiscountCode } from './DiscountCode.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { FieldErrors } from './request/booking-draft.ts';
import type { BookingProblem } from './request/check-booking.ts';
import { ToConfirm, TooLarge } from './ToConfirm.tsx';
import { TotalBar } from './TotalBar.tsx';
import { type Booking, useBooking } from './use-booking.ts';

/** The island of /book-now. */
export default island(
  'Your cart and everything you typed are kept. Reload the page, or use one of the ways below.',
  BookingPage,
);

/** Order, who and when, pay: three short steps on one page. */
function BookingPage({ occasions }: { occasions: readonly Occasion[] }): ReactNode {
  const booking = useBooking();
  const { order, form, discount, taken, sending, total, dateRequired, book, edit } = booking;
  if (sending.status === 'sent') return <Booked booked={sending.answer} />;

  const errors: FieldErrors = form.problem?.fields ?? {};
  const processing = sending.status === 'sending';
  // Hidden rather than gone: what was typed stays while the visitor fills the cart again.
  const empty = order.view?.rows.length === 0;

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    book();
  }

  return (
    <form
      className="booking scripted"
      noValidate
      method="post"
      ref={form.formRef}
      aria-busy={processing}
      data-ready={order.view !== undefined || undefined}
      onSubmit={onSubmit}
      onInput={(event) => edit((event.target as HTMLInputElement).name)}
    >
      <div className="booking__steps stack gap-l">
        <Messages booking={booking} problem={empty ? undefined : form.problem} />
        <Step id="order" title="Your cart" number={1}>
          <OrderList order={order} occasions={occasions} />
          {!empty && <DiscountCode {...{ discount, amount: taken, error: errors.discountCode }} />}
        </Step>
        <Step id="contact" title="Your details" number={2} hidden={empty}>
          <ContactFields
            today={order.view && todayInKigali(new Date())}
            order={order.view?.rows.map(({ line }) => line.sku) ?? []}
            goods={order.view?.goods ?? false}
            {...{ dateRequired, errors }}
            onDay={() => edit('eventDate')}
          />
        </Step>
        <Step id="payment" title="Pay" number={3} hidden={empty}>
          {order.view && <ToConfirm lines={bookableLines(order.view)} />}
          <TooLarge total={total} />
          <PaymentMethod payable={total.payable} phoneError={errors.phone} />
          <Consent />
        </Step>
      </div>
      {!empty && <TotalBar total={total} processing={processing} />}
    </form>
  );
}

/** What is wrong with the booking, and what became of it. */
function Messages({
  booking,
  problem,
}: {
  booking: Booking;
  problem: BookingProblem | undefined;
}): ReactNode {
  const { form, sending, total, book, dismiss, stop } = booking;
  return (
    <div className="booking__messages stack">
      {problem && <ErrorSummary problem={problem} attempt={form.attempt} />}
      {sending.status === 'refused' && (
        <RefusalNotice
          refusal={sending.refusal}
          seen={{ total: total.amount ?? 0, fixed: total.fixed }}
          onAgree={book}
          onDismiss={dismiss}
        />
      )}
      <OfflineNotice sending={sending} onStop={stop} />
    </div>
  );
}

interface StepProps {
  id: string;
  number: number;
  title: string;
  hidden?: boolean;
  children: ReactNode;
}

function Step({ id, number, title, hidden = false, children }: StepProps): ReactNode {
  return (
    <section className="booking-step" id={id} tabIndex={-1} aria-labelledby={`${id}-title`} hidden={hidden}>
      <h2 className="booking-step__title" id={`${id}-title`}>
        <span className="booking-step__number soft">{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}

function Consent(): ReactNode {
  return (
    <p className="booking__consent soft small">
      By booking you agree to our <a href="/terms">terms</a> and <a href="/refund-policy">refund policy</a>.
      The <a href="/privacy-policy">privacy policy</a> says how we keep your details.
    </p>
  );
}
