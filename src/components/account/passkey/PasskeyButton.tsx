import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { askForPasskey, type UsedPasskey } from './send-passkey.ts';

interface PasskeyButtonProps<T> {
  send: (passkey: UsedPasskey) => Promise<Answer<T>>;
  onDone: (data: T) => void;
  /** Quiet by default: most people have no passkey here. */
  className?: string;
  children: ReactNode;
}

export function PasskeyButton<T>({
  send,
  onDone,
  className = 'button--quiet',
  children,
}: PasskeyButtonProps<T>): ReactNode {
  const word = useWording();
  const { passkeyFailed, passkeyCancelled } = useWords('account');
  const [failure, setFailure] = useState('');
  const { busy, run } = useAction(async () => {
    setFailure('');
    const used = await askForPasskey();
    if (used.kind !== 'ok') return setFailure(failureOf(word, used, passkeyFailed).message);
    if (used.data === undefined) return setFailure(passkeyCancelled);
    const answer = await send(used.data);
    if (answer.kind === 'ok') onDone(answer.data);
    else setFailure(failureOf(word, answer, passkeyFailed).message);
  });
  if (!useKnowsPasskeys()) return null;
  return (
    <div className="stack gap-2xs">
      <button className={`button ${className}`} type="button" aria-busy={busy} onClick={run}>
        {children}
      </button>
      <p className="small" role="status">
        {failure}
      </p>
    </div>
  );
}

/** True if this browser supports passkeys; false on the server and on first render. */
export function useKnowsPasskeys(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => typeof window.PublicKeyCredential === 'function',
    () => false,
  );
}
