import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { receivedSentence } from '#src/domain/booking/answers-words.ts';
import type { AcceptedBooking } from './booking-outcome.ts';

export function Booked({ booked }: { booked: AcceptedBooking }): ReactNode {
  const heading = useScrollAndFocus<HTMLHeadingElement>();
  return (
    <section className="booked stack">
      <h2 tabIndex={-1} ref={heading}>
        Booking submitted successfully!
      </h2>
      <p>
        Your reference is <strong>{booked.reference}</strong>.
        {booked.slot && <> {slotSentence(booked.slot, new Date())}</>}
      </p>
      {booked.kind === 'pay' ? (
        <p>
          Taking you to the payment page. <a href={booked.address}>Continue if nothing happens</a>
        </p>
      ) : (
        <p>{receivedSentence[booked.answersBy]} Nothing has been charged.</p>
      )}
      {booked.kind === 'request' && (
        <a className="button" href="/">
          Return to Home
        </a>
      )}
    </section>
  );
}
