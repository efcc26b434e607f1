import '#src/styles/lines.css';
import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { Form, SubmitButton } from '#src/components/forms/Form.tsx';
import { useForm } from '#src/components/forms/use-form.ts';
import { PartList } from '#src/components/PartList.tsx';
import { changeProblem } from '#src/domain/booking/my-booking/my-booking-view.ts';
import { agreedRows } from '#src/domain/payment/plan-words.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useLanguage, useWording, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { PayingPhone, payingPhoneErrors } from './PayingPhone.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingOfferProps {
  booking: MyBooking;
  accept: OpenBooking['accept'];
}

export function MyBookingOffer({ booking, accept }: MyBookingOfferProps): ReactNode {
  const planWords = useWords('payment-plan');
  const words = useWords('own-booking');
  const word = useWording();
  const { offer, phone } = booking;
  if (offer === undefined) return null;
  const rows = agreedRows(planWords, offer.parts, {
    session: booking.eventDate,
    dated: booking.kind === 'session',
  });
  // Two lines may have equal labels, so the key contains the position.
  const lines = offer.lines.map((line, position) => ({ ...line, key: `${position}:${line.label}` }));
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="offer-title">
      <h2 id="offer-title">{words.ourPrice({ amount: offer.total })}</h2>
      {offer.refused === undefined ? (
        <>
          {offer.message && <blockquote className="my-booking__words">{offer.message}</blockquote>}
          {lines.length > 0 && (
            <ul className="plain-list">
              {lines.map(({ key, label, amount }) => (
                <li className="summary-row" key={key}>
                  <span>{label}</span>
                  <span className="money">{amount}</span>
                </li>
              ))}
            </ul>
          )}
          {rows.length > 0 && <PartList rows={rows} />}
          <p>{words.offerTerms({ day: offer.lastDay })}</p>
          <AcceptForm offer={offer} phone={phone} accept={accept} />
        </>
      ) : (
        <p role="status">{word(offer.refused)}</p>
      )}
    </section>
  );
}

interface AcceptFormProps extends Pick<MyBookingOfferProps, 'accept'> {
  offer: NonNullable<MyBooking['offer']>;
  /** Booking's phone number with its middle masked. */
  phone: string;
}

function AcceptForm({ offer, phone, accept }: AcceptFormProps): ReactNode {
  const words = useWords('own-booking');
  const { accepting } = useWords('my-booking-page');
  const language = useLanguage();
  const form = useForm({
    check: ({ phone: typed = '' }) => payingPhoneErrors(typed, phone),
    send: ({ phone: typed = '' }) => accept({ offer: offer.id, phone: typed }),
    explain: (word, answer) => ({ ...failureOf(word, answer), message: changeProblem(word, answer) }),
    onDone: ({ reference }) => window.location.assign(hrefIn(language, `/payment-success?ref=${reference}`)),
  });
  return (
    <Form form={form}>
      <PayingPhone id="offer-phone" phone={phone} />
      <SubmitButton form={form}>
        {form.busy ? accepting : words.acceptAndPay({ amount: offer.parts[0]?.amount ?? offer.total })}
      </SubmitButton>
    </Form>
  );
}
