import { type ReactNode, useEffect, useRef } from 'react';
import { isUnanswered, isUnderWay } from '#src/lib/sending/sending.ts';
import { bookingSubmission, offlineWords } from '#src/lib/sending/sending-words.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { BookingSending } from './use-booking.ts';

interface OfflineNoticeProps {
  sending: BookingSending;
  onStop: () => void;
}

/** Announces a booking without a response. The live region exists before its text, and takes no focus. */
export function OfflineNotice({ sending, onStop }: OfflineNoticeProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const waits = isUnderWay(sending) && sending.status === 'offline';
  const moved = sending.status === 'sending' || (sending.status === 'offline' && !isUnanswered(sending));
  useEffect(() => {
    // On phones it is above the viewport when the button is pressed.
    if (waits) region.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The pressed button has been removed.
    if (moved && document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, [waits, moved]);
  return (
    <div role="status" tabIndex={-1} ref={region}>
      {sending.status === 'offline' && <Notice sending={sending} onStop={onStop} />}
    </div>
  );
}

interface NoticeProps {
  sending: Extract<BookingSending, { status: 'offline' }>;
  onStop: () => void;
}

function Notice({ sending, onStop }: NoticeProps): ReactNode {
  const words = useWords('forms');
  const { title, text } = offlineWords(words, sending.cause, bookingSubmission(words));
  if (!isUnanswered(sending))
    return (
      <div className="notice notice--info">
        <p>
          {title} {text}
        </p>
      </div>
    );
  return (
    <div className="notice notice--error">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className="booking__actions actions">
          <button className="button button--primary" type="submit">
            {words.tryAgain}
          </button>
          <button className="button" type="button" onClick={onStop}>
            {words.stop}
          </button>
        </div>
      </div>
    </div>
  );
}
