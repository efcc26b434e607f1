import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { bookedSentences } from './new-booking-words.ts';
import type { Booked } from './use-new-booking.ts';

interface BookedPanelProps {
  booked: Booked;
  home: string;
  onAnother: () => void;
}

export function BookedPanel({ booked, home, onAnother }: BookedPanelProps): ReactNode {
  const { response, draft, payment, fixed } = booked;
  const { reference, total } = response.booking;
  const heading = useScrollAndFocus<HTMLHeadingElement>();
  const { phone, email, name } = draft;
  const sentences = bookedSentences({ total, fixed, phone, email, payment, status: response.payment.status });
  return (
    <section className="new-booking stack" aria-labelledby="booked-title">
      <h2 id="booked-title" tabIndex={-1} ref={heading}>
        Booked: {reference}
      </h2>
      <p>
        <strong>{name}</strong>
      </p>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="actions">
        <a className="button button--primary" href={`${home}/bookings?open=${reference}`}>
          Open the booking
        </a>
        <button className="button" type="button" onClick={onAnother}>
          Another booking
        </button>
      </p>
    </section>
  );
}
