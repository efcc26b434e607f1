import './my-booking.css';
import type { ReactNode } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { OpenedLink } from '#src/components/states/OpenedLink.tsx';
import { useWords } from '#src/lib/words/island-words.tsx';
import { MyBookingBilling } from './MyBookingBilling.tsx';
import { MyBookingCancel } from './MyBookingCancel.tsx';
import { MyBookingFacts } from './MyBookingFacts.tsx';
import { MyBookingMove } from './MyBookingMove.tsx';
import { MyBookingOffer } from './MyBookingOffer.tsx';
import { MyBookingPapers } from './MyBookingPapers.tsx';
import { MyBookingPay } from './MyBookingPay.tsx';
import { MyBookingQuestions } from './MyBookingQuestions.tsx';
import { MyBookingShares } from './MyBookingShares.tsx';
import { MyBookingTexts } from './MyBookingTexts.tsx';
import { useMyBooking } from './use-my-booking.ts';
import { myBookingPart } from './words/words.ts';

export default island('booking', import.meta.env.SSR ? myBookingPart : undefined, OpenedBooking);

function OpenedBooking(): ReactNode {
  const { view, lookAgain, move, moved, cancel, write, accept, shares, stopTexts, ...papers } =
    useMyBooking();
  const words = useWords('my-booking-page');
  return (
    <OpenedLink className="my-booking" view={view} loading={words.loading} lookAgain={lookAgain}>
      {view.kind === 'booking' && (
        <>
          <MyBookingFacts booking={view.booking} moved={moved} />
          <div className="stack gap-l">
            {view.booking.status !== 'cancelled' && <MyBookingOffer booking={view.booking} accept={accept} />}
            {view.booking.payment.canRetry && <MyBookingPay booking={view.booking} />}
            <MyBookingShares booking={view.booking} shares={shares} />
            <MyBookingQuestions booking={view.booking} write={write} />
            {view.booking.status !== 'cancelled' && view.booking.kind === 'session' && (
              <MyBookingMove booking={view.booking} move={move} />
            )}
            <MyBookingPapers booking={view.booking} issue={papers.issue} addressOf={papers.paperAddress}>
              <MyBookingBilling booking={view.booking} give={papers.giveBilling} />
            </MyBookingPapers>
            {view.booking.status !== 'cancelled' && view.booking.kind !== 'fee' && (
              <MyBookingCancel booking={view.booking} cancel={cancel} />
            )}
            <MyBookingTexts booking={view.booking} stopTexts={stopTexts} />
          </div>
        </>
      )}
    </OpenedLink>
  );
}
