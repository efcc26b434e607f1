import '#src/styles/feedback.css';
import './my-booking.css';
import type { ReactNode } from 'react';
import { island } from '#src/components/states/ErrorBoundary.tsx';
import { useOpenedState } from '#src/lib/use-opened-state.ts';
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

export default island('Your booking is safe. Reload the page, or use one of the ways below.', OpenedBooking);

function OpenedBooking(): ReactNode {
  const { view, lookAgain, move, moved, cancel, write, accept, shares, stopTexts, ...papers } =
    useMyBooking();
  useOpenedState(view.kind === 'looking' ? undefined : view.kind !== 'closed');
  return (
    <div className="my-booking" data-view={view.kind} aria-busy={view.kind === 'looking'}>
      {view.kind === 'looking' && <p role="status">Loading your booking…</p>}
      {view.kind === 'closed' && (
        <div className="notice notice--info" role="status">
          <p>{view.text}</p>
        </div>
      )}
      {view.kind === 'error' && (
        <>
          <div className="notice notice--error" role="alert">
            <p>{view.text}</p>
          </div>
          <button className="button button--primary" type="button" onClick={lookAgain}>
            Try again
          </button>
        </>
      )}
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
    </div>
  );
}
