import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { Linked } from '#src/components/words/Linked.tsx';
import { slotSentence } from '#src/domain/availability/slot/slot-words.ts';
import { receivedText } from '#src/domain/booking/answers-words.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import type { AcceptedBooking } from './booking-outcome.ts';

export function Booked({ booked }: { booked: AcceptedBooking }): ReactNode {
  const words = useWords('book-now');
  const bookingWords = useWords('booking');
  const sessionWords = useWords('session');
  const language = useLanguage();
  const heading = useScrollAndFocus<HTMLHeadingElement>();
  return (
    <section className="booked stack">
      <h2 tabIndex={-1} ref={heading}>
        {words.booked}
      </h2>
      <p>
        <Linked
          text={words.bookedReference(booked)}
          links={{ reference: (text) => <strong key="reference">{text}</strong> }}
        />
        {booked.slot && <> {slotSentence(sessionWords, booked.slot, new Date())}</>}
      </p>
      {booked.kind === 'pay' ? (
        <p>
          <Linked text={words.goingToPayment} links={{ payment: booked.address }} />
        </p>
      ) : (
        <p>
          {receivedText(bookingWords, booked.answersBy)} {words.nothingCharged}
        </p>
      )}
      {booked.kind === 'request' && (
        <a className="button" href={hrefIn(language, '/')}>
          {words.home}
        </a>
      )}
    </section>
  );
}
