import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/use-scroll-and-focus.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { BookingRefusal } from './booking-outcome.ts';

interface RefusalNoticeProps {
  refusal: BookingRefusal;
  /** RWF, as the visitor saw it when the booking was sent. */
  shownTotal: number;
  /** Books for the right total. */
  onAgree: (total: number) => void;
  onDismiss: () => void;
}

/** Why the server did not book, and what to do. Problems of fields have their own summary. */
export function RefusalNotice(props: RefusalNoticeProps): ReactNode {
  const { refusal } = props;
  switch (refusal.kind) {
    case 'problem':
      return null;
    case 'total-changed':
      return <TotalChanged {...props} total={refusal.total} />;
    case 'refused':
      return (
        <FocusedNotice tone="error">
          <h2>Booking failed</h2>
          <p>{refusal.error} Everything you typed is kept. Please try again or contact us directly.</p>
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

function TotalChanged(props: RefusalNoticeProps & { total: number }): ReactNode {
  return (
    <FocusedNotice tone="info">
      <h2>The price has changed</h2>
      <p>
        You saw {formatMoney(props.shownTotal)}. The price is now <strong>{formatMoney(props.total)}</strong>.
        We have not booked or charged anything yet.
      </p>
      <div className="booking__actions actions">
        <button className="button button--primary" type="button" onClick={() => props.onAgree(props.total)}>
          Book for {formatMoney(props.total)}
        </button>
        <button className="button button--quiet" type="button" onClick={props.onDismiss}>
          Not now
        </button>
      </div>
    </FocusedNotice>
  );
}
