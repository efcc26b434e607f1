import type { ReactNode } from 'react';
import { download } from '#src/lib/download.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../session/account-api.ts';

/** Downloads everything the studio stores about the user. */
export function OwnData(): ReactNode {
  const word = useWording();
  const words = useWords('settings');
  const { busy, run: save } = useAction(() =>
    download(word, (init) => accountApi.account.export.$get({}, { init }), 'fts-studio-my-data.json'),
  );

  return (
    <section className="stack" aria-labelledby="data-title">
      <h2 id="data-title">{words.data}</h2>
      <p>{words.dataMeans}</p>
      <p>
        <button className="button" type="button" aria-busy={busy} onClick={save}>
          {words.downloadData}
        </button>
      </p>
    </section>
  );
}
