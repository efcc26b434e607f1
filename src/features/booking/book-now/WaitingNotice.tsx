import { type ReactNode, useEffect, useRef } from 'react';
import type { Silence } from '#src/lib/answer.ts';
import type { StopReason, Submission } from './use-submit-booking.ts';

interface WaitingNoticeProps {
  submission: Submission;
  onCancel: () => void;
}

/** What becomes of a booking without a connection. The region is there before it speaks, and leaves the focus alone. */
export function WaitingNotice({ submission, onCancel }: WaitingNoticeProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const { status } = submission;
  useEffect(() => {
    // On a phone it is above the screen when the button is pressed.
    if (status === 'waiting') region.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The button that was pressed is gone.
    if (status === 'stopped' && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
  }, [status]);
  return (
    <div role="status" tabIndex={-1} ref={region}>
      {submission.status === 'waiting' && <Waiting reason={submission.reason} onCancel={onCancel} />}
      {submission.status === 'stopped' && <Stopped why={submission.why} />}
    </div>
  );
}

const reasonText: Record<Silence, string> = {
  offline: 'You are offline.',
  timeout: 'The answer takes too long.',
  unreachable: 'We cannot reach our server.',
};

function Waiting({ reason, onCancel }: { reason: Silence; onCancel: () => void }): ReactNode {
  return (
    <div className="notice notice--error">
      <div>
        <h2>Not booked yet. We send it as soon as you are connected.</h2>
        <p>
          {reasonText[reason]} Leave this page open. However often it is sent, you are booked and charged only
          once.
        </p>
        <div className="booking__actions actions">
          <button className="button" type="button" onClick={onCancel}>
            Do not send
          </button>
        </div>
      </div>
    </div>
  );
}

const stopText: Record<StopReason, string> = {
  cancelled: 'As you wish: we do not send your booking by itself.',
  changed: 'You changed your booking, so we do not send it by itself.',
};

/** Only the answer is known to be missing: the booking itself may have arrived. */
function Stopped({ why }: { why: StopReason }): ReactNode {
  return (
    <div className="notice notice--info">
      <p>
        {stopText[why]} Everything you typed is kept: press the button when you want to book. Should the first
        try have reached us after all, we have sent you an e-mail.
      </p>
    </div>
  );
}
