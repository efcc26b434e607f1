import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { answerTo } from '#src/lib/answer.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../../session/account-api.ts';

export function RecoveryCodes({
  left,
  onNew,
}: {
  left: number;
  onNew: (codes: string[]) => void;
}): ReactNode {
  const word = useWording();
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) =>
      accountApi.auth.me['second-factor']['recovery-codes'].$post({}, { init }),
    );
    if (answer.kind === 'ok') onNew(answer.data.recoveryCodes);
    else showFailure(word, 'No new codes', answer);
  });
  return (
    <section className="stack" aria-labelledby="recovery-title">
      <h3 id="recovery-title">Recovery codes</h3>
      <p>
        You have {left === 1 ? 'one code' : `${left} codes`} left. Each lets you in once if you lose your
        phone.
      </p>
      <p>
        <button className="button" type="button" aria-busy={busy} onClick={run}>
          Make new codes
        </button>
      </p>
    </section>
  );
}

/** Shows new codes, which cannot be shown again. */
export function NewCodes({ codes, onKept }: { codes: string[]; onKept: () => void }): ReactNode {
  const word = useWording();
  const element = useScrollAndFocus<HTMLHeadingElement>();
  const text = codes.join('\n');
  return (
    <section className="two-step__codes stack" aria-labelledby="codes-title">
      <h3 id="codes-title" tabIndex={-1} ref={element}>
        Keep your recovery codes
      </h3>
      <p>
        If you lose your phone, each of these lets you in once. Print them or write them down, and keep them
        somewhere safe: we will not show them again.
      </p>
      <ul className="plain-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <button
          className="button button--small"
          type="button"
          onClick={() => saveFile(fileName, asFile(text))}
        >
          Download
        </button>
        <button
          className="button button--small"
          type="button"
          onClick={() => void copyText(word, text, 'Please select the codes and copy them.')}
        >
          Copy
        </button>
        <button className="button button--small button--primary" type="button" onClick={onKept}>
          I have saved them
        </button>
      </p>
    </section>
  );
}

const fileName = 'fts-studio-recovery-codes.txt';
const asFile = (text: string) => new Blob([`${text}\n`], { type: 'text/plain' });
