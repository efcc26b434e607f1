import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { useArrival } from '#src/components/use-arrival.ts';
import { normalisePhone, wrongPhone } from '#src/features/payment/phone.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { maxPhoneLength } from '#src/lib/forms/form-fields.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { BookingChange } from './use-booking-change.ts';

/** The offer that the client read, and the number that pays when it is another one. */
export interface Acceptance {
  offer: string;
  phone: string;
}

interface MyBookingOfferProps {
  booking: MyBooking;
  change: BookingChange<Acceptance>;
}

/** The price that we offered, to accept and pay; or why it cannot be accepted any more. */
export function MyBookingOffer({ booking, change }: MyBookingOfferProps): ReactNode {
  const { offer } = booking;
  if (offer === undefined) return null;
  return (
    <section className="my-booking__change stack" aria-labelledby="offer-title">
      <h2 id="offer-title">Our price: {formatMoney(offer.total)}</h2>
      {change.problem !== undefined && <Problem text={change.problem} />}
      {offer.reason === undefined ? (
        <>
          <p>
            This is the total for everything you asked for. The offer ends on {formatDate(offer.lastDay)}.
            Nothing is charged until you accept it and approve the payment on your phone.
          </p>
          <AcceptForm
            key={offer.id}
            offer={offer.id}
            total={offer.total}
            phone={booking.phone}
            change={change}
          />
        </>
      ) : (
        change.problem === undefined && <p>{offer.reason}</p>
      )}
    </section>
  );
}

/** Heard and seen where the press of the button led to something else. */
function Problem({ text }: { text: string }): ReactNode {
  const notice = useArrival<HTMLDivElement>(text);
  return (
    <div className="notice notice--error" role="alert" tabIndex={-1} ref={notice}>
      <p>{text}</p>
    </div>
  );
}

interface AcceptFormProps {
  offer: string;
  total: number;
  /** The booking's number, its middle hidden. */
  phone: string;
  change: BookingChange<Acceptance>;
}

function AcceptForm({ offer, total, phone, change }: AcceptFormProps): ReactNode {
  const [wrong, setWrong] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector('input')?.focus();
  }, [wrong]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const typed = form.current?.querySelector('input')?.value.trim() ?? '';
    const problem = typed === '' || normalisePhone(typed) ? undefined : wrongPhone;
    setWrong(problem);
    if (problem === undefined) change.make({ offer, phone: typed });
  }

  return (
    <form className="stack" noValidate method="post" ref={form} onSubmit={onSubmit}>
      <TextField
        id="offer-phone"
        name="phone"
        label="Pay from another number"
        hint={`Leave this empty to get the payment request on ${phone}.`}
        error={wrong}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxPhoneLength}
      />
      <button
        className="button button--primary"
        type="submit"
        aria-disabled={change.processing}
        aria-busy={change.processing}
      >
        {change.processing ? 'Accepting…' : `Accept and pay ${formatMoney(total)}`}
      </button>
    </form>
  );
}
