import { type ReactNode, useEffect, useRef } from 'react';
import { isUnanswered, isUnderWay, type Sending } from '#src/lib/sending/sending.ts';
import { offlineWords } from '#src/lib/sending/sending-words.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { sendingWords } from './new-booking-words.ts';

interface SendingNoticeProps {
  sending: Sending;
  onStop: () => void;
}

/** Announces a booking without a response. The live region exists before its text. */
export function SendingNotice({ sending, onStop }: SendingNoticeProps): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const waits = isUnderWay(sending) && sending.status === 'offline';
  useEffect(() => {
    if (waits) region.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [waits]);
  return (
    <div role="status" ref={region}>
      {sending.status === 'offline' && <Notice sending={sending} onStop={onStop} />}
    </div>
  );
}

interface NoticeProps {
  sending: Extract<Sending, { status: 'offline' }>;
  onStop: () => void;
}

function Notice({ sending, onStop }: NoticeProps): ReactNode {
  const words = useWords('forms');
  const { title, text } = offlineWords(words, sending.cause, sendingWords);
  const waits = isUnanswered(sending);
  return (
    <div className={`notice ${waits ? 'notice--error' : 'notice--info'}`}>
      <div className="stack gap-2xs">
        <p>
          <strong>{title}</strong> {text}
        </p>
        {waits && (
          <p className="actions">
            <button className="button button--small button--primary" type="submit">
              {words.tryAgain}
            </button>
            <SmallButton onClick={onStop}>{words.stop}</SmallButton>
          </p>
        )}
      </div>
    </div>
  );
}
