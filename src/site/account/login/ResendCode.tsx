import { type ReactNode, useEffect, useState } from 'react';
import { secondsUntilResend } from '#src/domain/account/login/code.ts';
import type { CodeStepProps } from '#src/domain/account/login/code-request.ts';
import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';

interface ResendCodeProps extends CodeStepProps {
  resend: () => Promise<Answer<unknown>>;
}

export function ResendCode({ request, keep, resend }: ResendCodeProps): ReactNode {
  const left = useCountdown(request.sentAt);
  const word = useWording();
  const words = useWords('account-pages');
  const [said, setSaid] = useState('');
  const { run } = useAction(async () => {
    const answer = await resend();
    if (answer.kind !== 'ok') return setSaid(failureOf(word, answer, words.codeNotSent).message);
    setSaid(words.newCodeSent);
    // The new code replaces the key of an older email.
    keep({ ...request, key: undefined, sentAt: Date.now() });
  });

  return (
    <>
      <div className="resend stack gap-2xs start small">
        <p>{words.noEmail}</p>
        <button
          className="button button--small"
          type="button"
          aria-disabled={left > 0}
          onClick={() => left === 0 && run()}
        >
          {left > 0 ? words.sendNewCodeIn({ seconds: left }) : words.sendNewCode}
        </button>
        <p role="status">{said}</p>
      </div>
      <p>
        <button className="button button--quiet button--small" type="button" onClick={() => keep(undefined)}>
          {words.otherEmail}
        </button>
      </p>
    </>
  );
}

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
