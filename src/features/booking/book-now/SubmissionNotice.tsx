import type { ReactNode } from 'react';
import { useArrival } from '#src/components/use-arrival.ts';
import { formatMoney } from '#src/lib/money.ts';
import type { Submission } from './use-submit-booking.ts';

interface SubmissionNoticeProps {
  submission: Submission;
  /** RWF, as the visitor saw it when the booking was sent. */
  shownTotal: number;
  /** Books for the right total. */
  onAgree: (total: number) => void;
  onDismiss: () => void;
}

/** Why the booking does not stand yet, and what to do. Problems of fields have their own summary. */
export function SubmissionNotice(props: SubmissionNoticeProps): ReactNode {
  if (props.submission.status !== 'failed') return null;
  const { outcome } = props.submission;
  switch (outcome.kind) {
    case 'problem':
      return null;
    case 'total-changed':
      return <TotalChanged {...props} total={outcome.total} />;
    case 'refused':
      return (
        <Notice
          heading="Booking failed"
          text={`${outcome.error} Everything you typed is kept. Please try again or contact us directly.`}
        />
      );
  }
}

/** Comes into view: on a phone the notice is above the screen when the button is pressed. */
function FocusedNotice({ tone, children }: { tone: 'error' | 'info'; children: ReactNode }): ReactNode {
  const notice = useArrival<HTMLDivElement>();
  return (
    <div className={`notice notice--${tone}`} role="alert" tabIndex={-1} ref={notice}>
      <div>{children}</div>
    </div>
  );
}

function Notice({ heading, text }: { heading: string; text: string }): ReactNode {
  return (
    <FocusedNotice tone="error">
      <h2>{heading}</h2>
      <p>{text}</p>
    </FocusedNotice>
  );
}

function TotalChanged(props: SubmissionNoticeProps & { total: number }): ReactNode {
  return (
    <FocusedNotice tone="info">
      <h2>The price has changed</h2>
      <p>
        You saw {formatMoney(props.shownTotal)}. The price now is <strong>{formatMoney(props.total)}</strong>.
        Nothing has been booked or charged yet.
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
