import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '../failure.ts';
import { secondsUntilResend } from './code.ts';

interface ResendCodeProps {
  /** When the last one was sent, in milliseconds since 1970. */
  sentAt: number;
  resend: () => Promise<Answer<unknown>>;
  /** Runs after another one was sent. */
  onSent: () => void;
}

/** Sends another code, a minute after the last one at the earliest. */
export function ResendCode({ sentAt, resend, onSent }: ResendCodeProps): ReactNode {
  const left = useCountdown(sentAt);
  const [said, setSaid] = useState('');
  const underWay = useRef(false);

  async function send(): Promise<void> {
    if (left > 0 || underWay.current) return;
    underWay.current = true;
    const answer = await resend();
    underWay.current = false;
    setSaid(
      answer.kind === 'ok' ? 'We sent you a new code.' : failureOf(answer, 'Failed to send code').message,
    );
    if (answer.kind === 'ok') onSent();
  }

  return (
    <div className="resend small">
      <p>No email after a minute? Check your spam folder.</p>
      <button className="button button--small" type="button" aria-disabled={left > 0} onClick={send}>
        {left > 0 ? `Send a new code in ${left} s` : 'Send a new code'}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}

/** Whole seconds until the next code, counting down. */
function useCountdown(sentAt: number): number {
  const [left, setLeft] = useState(() => secondsUntilResend(sentAt, Date.now()));
  useEffect(() => {
    const count = () => setLeft(secondsUntilResend(sentAt, Date.now()));
    count();
    const timer = window.setInterval(count, 1000);
    return () => window.clearInterval(timer);
  }, [sentAt]);
  return left;
}
