import '#src/styles/feedback.css';
import './booking.css';
import type { ReactNode } from 'react';
import { FieldErrors } from '#src/components/forms/use-field-error.ts';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import { assurances } from '#src/domain/booking/form/assurance-words.ts';
import { consentLinks } from '#src/domain/booking/form/form-words.ts';
import { bookableLines } from '#src/domain/booking/order/order-rows.ts';
import type { OccasionLink } from '#src/domain/occasion/occasion.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import type { Failure } from '#src/lib/failure/failure.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { OrderList } from '../order/OrderList.tsx';
import { useWaiting } from '../waiting/use-waiting.tsx';
import { Booked } from './Booked.tsx';
import { ContactFields } from './ContactFields.tsx';
import { DiscountCode } from './DiscountCode.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OrderParts } from './OrderParts.tsx';
import { PaymentMethod } from './PaymentMethod.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { ToConfirm } from './ToConfirm.tsx';
import { TotalBar } from './TotalBar.tsx';
import { type Booking, useBooking } from './use-booking.ts';
import { bookNowPart } from './words/words.ts';

export default island('book-now', import.meta.env.SSR ? bookNowPart : undefined, BookingPage);

function BookingPage({ occasions }: { occasions: readonly OccasionLink[] }): ReactNode {
  const words = useWords('booking');
  const booking = useBooking();
  const { order, form, discount, taken, sending, total, dateRequiredFrom, day, edit } = booking;
  const { dialog, waitFor } = useWaiting(order.view ? bookableLines(order.view) : [], form.formRef);
  if (sending.status === 'sent') return <Booked booked={sending.answer} />;

  const processing = sending.status === 'sending';
  // Hidden, not unmounted: typed values survive while the visitor refills the cart.
  const empty = order.view?.rows.length === 0;

  return (
    <FieldErrors value={form.failure?.fields ?? {}}>
      <form
        className="booking scripted"
        noValidate
        method="post"
        ref={form.formRef}
        aria-busy={processing}
        data-ready={order.view !== undefined || undefined}
        onSubmit={form.onSubmit}
        onInput={(event) => edit((event.target as HTMLInputElement).name)}
      >
        <div className="booking__steps stack gap-l">
          <Messages booking={booking} problem={empty ? undefined : form.failure} />
          <Step id="order" title={words.orderStep} number={1}>
            <OrderList order={order} occasions={occasions} />
            {!empty && <Assurances goods={order.view?.goods ?? false} />}
            {!empty && <DiscountCode discount={discount} amount={taken} />}
          </Step>
          <Step id="contact" title={words.contactStep} number={2} hidden={empty}>
            <ContactFields
              today={order.view && todayInKigali(new Date())}
              order={order.view?.rows.map(({ line }) => line.sku) ?? []}
              goods={order.view?.goods ?? false}
              dateRequiredFrom={dateRequiredFrom}
              payable={total.payable}
              onDay={() => edit('eventDate')}
              waitFor={waitFor}
            />
          </Step>
          <Step id="payment" title={words.paymentStep} number={3} hidden={empty}>
            {order.view && <ToConfirm lines={bookableLines(order.view)} />}
            {order.view && <OrderParts view={order.view} total={total} session={day} />}
            <PaymentMethod />
            {total.payable && <p className="small booking__consent">{words.chargedByPin}</p>}
            <Consent />
          </Step>
        </div>
        {!empty && <TotalBar total={total} processing={processing} />}
      </form>
      {dialog}
    </FieldErrors>
  );
}

function Messages({ booking, problem }: { booking: Booking; problem: Failure | undefined }): ReactNode {
  const { sending, total, agree, dismiss, stop } = booking;
  return (
    <div className="booking__messages stack">
      {problem && <ErrorSummary problem={problem} />}
      {sending.status === 'refused' && (
        <RefusalNotice
          refusal={sending.refusal}
          seen={{ total: total.amount ?? 0, fixed: total.fixed }}
          onAgree={agree}
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

function Assurances({ goods }: { goods: boolean }): ReactNode {
  const words = useWords('booking');
  return (
    <ul className="plain-list lozenges small booking__assurances">
      {assurances(words, goods).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Consent(): ReactNode {
  const { consent } = useWords('booking');
  return (
    <p className="booking__consent soft small">
      <Linked text={consent} links={consentLinks} />
    </p>
  );
}
