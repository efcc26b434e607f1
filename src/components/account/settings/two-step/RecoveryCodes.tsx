import type { ReactNode } from 'react';
import { useScrollAndFocus } from '#src/components/dialogs/use-scroll-and-focus.ts';
import { answerTo } from '#src/lib/answer.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../../session/account-api.ts';

export function RecoveryCodes({
  left,
  onNew,
}: {
  left: number;
  onNew: (codes: string[]) => void;
}): ReactNode {
  const word = useWording();
  const words = useWords('settings');
  const { busy, run } = useAction(async () => {
    const answer = await answerTo((init) =>
      accountApi.auth.me['second-factor']['recovery-codes'].$post({}, { init }),
    );
    if (answer.kind === 'ok') onNew(answer.data.recoveryCodes);
    else showFailure(word, words.recoveryCodesNotMade, answer);
  });
  return (
    <section className="stack" aria-labelledby="recovery-title">
      <h3 id="recovery-title">{words.recoveryCodes}</h3>
      <p>{words.recoveryCodesLeft({ count: left })}</p>
      <p>
        <button className="button" type="button" aria-busy={busy} onClick={run}>
          {words.recoveryCodesNew}
        </button>
      </p>
    </section>
  );
}

/** Shows new codes, which cannot be shown again. */
export function NewCodes({ codes, onKept }: { codes: string[]; onKept: () => void }): ReactNode {
  const word = useWording();
  const words = useWords('settings');
  const element = useScrollAndFocus<HTMLHeadingElement>();
  const text = codes.join('\n');
  return (
    <section className="two-step__codes stack" aria-labelledby="codes-title">
      <h3 id="codes-title" tabIndex={-1} ref={element}>
        {words.recoveryCodesKeep}
      </h3>
      <p>{words.recoveryCodesMean}</p>
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
          {words.recoveryCodesDownload}
        </button>
        <button
          className="button button--small"
          type="button"
          onClick={() => void copyText(word, text, words.recoveryCodesSelect)}
        >
          {words.recoveryCodesCopy}
        </button>
        <button className="button button--small button--primary" type="button" onClick={onKept}>
          {words.recoveryCodesSaved}
        </button>
      </p>
    </section>
  );
}

const fileName = 'fts-studio-recovery-codes.txt';
const asFile = (text: string) => new Blob([`${text}\n`], { type: 'text/plain' });
