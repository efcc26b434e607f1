import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { isPayable } from '#src/features/payment/request-limit.ts';
import { formatMoney } from '#src/lib/money.ts';
import { tryAgain } from '#src/lib/sending/sending-words.ts';
import { totalInWords, whenCharged } from '../order/line-words.ts';
import { bookWords } from '../plain/field-words.ts';
import type { BookingRefusal } from './booking-outcome.ts';
import type { SeenTotal } from './request/to-booking-request.ts';

interface RefusalNoticeProps {
  refusal: BookingRefusal;
  /** As the visitor saw it when the booking was sent. */
  seen: SeenTotal;
  /** Books for the right total. */
  onAgree: (now: SeenTotal) => void;
  onDismiss: () => void;
}

/** Why the server did not book, and what to do. Problems of fields have their own summary. */
export function RefusalNotice(props: RefusalNoticeProps): ReactNode {
  const { refusal } = props;
  switch (refusal.kind) {
    case 'problem':
      return null;
    case 'total-changed':
      return <TotalChanged {...props} now={refusal.now} />;
    case 'refused':
      return (
        <FocusedNotice tone="error">
          <h2>Booking failed</h2>
          <p>{refusal.error} Everything you typed is kept. Please try again or contact us directly.</p>
          {refusal.again && (
            <button className="button" type="submit">
              {tryAgain}
            </button>
          )}
        </FocusedNotice>
      );
  }
}

/** Comes into view: on a phone the notice is above the screen when the button is pressed. */
function FocusedNotice({ tone, children }: { tone: 'error' | 'info'; children: ReactNode }): ReactNode {
  const notice = useScrollAndFocus<HTMLDivElement>();
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div>{children}</div>
    </div>
  );
}

function TotalChanged({ seen, now, onAgree, onDismiss }: RefusalNoticeProps & { now: SeenTotal }): ReactNode {
  return (
    <FocusedNotice tone="info">
      <h2>The price has changed</h2>
      <p>
        You saw {totalInWords(seen)}. The price is now <strong>{totalInWords(now)}</strong>.{' '}
        {seen.fixed !== now.fixed && `${whenCharged(now)} `}We have not booked or charged anything yet.
      </p>
      <div className="booking__actions actions">
        <button className="button button--primary" type="button" onClick={() => onAgree(now)}>
          {isPayable(now) ? `Book for ${formatMoney(now.total)}` : bookWords(false)}
        </button>
        <button className="button button--quiet" type="button" onClick={onDismiss}>
          Not now
        </button>
      </div>
    </FocusedNotice>
  );
}
