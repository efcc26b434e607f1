import { type ReactNode, useState } from 'react';
import type { FactorAdded } from '#src/domain/account/settings/second-factor.ts';
import { answerTo } from '#src/lib/answer.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { showToast } from '#src/lib/toast.ts';
import { type Action, useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../../session/account-api.ts';
import { type AppKey, AppSetup } from './AppSetup.tsx';

const { app } = accountApi.auth.me['second-factor'];

interface AppSectionProps {
  /** ISO instant; null without an app. */
  since: string | null;
  onAdded: (added: FactorAdded) => void;
  onRemoved: () => void;
}

export function AppSection({ since, onAdded, onRemoved }: AppSectionProps): ReactNode {
  const word = useWording();
  const words = useWords('settings');
  const [key, setKey] = useState<AppKey>();
  const start = useAction(async () => {
    const answer = await answerTo((init) => app.$post({}, { init }));
    if (answer.kind === 'ok') setKey(answer.data);
    else showFailure(word, words.appNotStarted, answer);
  });
  return (
    <section className="stack" aria-labelledby="app-title">
      <h3 id="app-title">{words.app}</h3>
      {key !== undefined ? (
        <AppSetup
          appKey={key}
          onCancel={() => setKey(undefined)}
          onAdded={(added) => {
            setKey(undefined);
            onAdded(added);
          }}
        />
      ) : since === null ? (
        <>
          <p>{words.appMeans}</p>
          <p>
            <button className="button" type="button" aria-busy={start.busy} onClick={start.run}>
              {words.appSetUp}
            </button>
          </p>
        </>
      ) : (
        <OwnApp since={since} start={start} onRemoved={onRemoved} />
      )}
    </section>
  );
}

interface OwnAppProps {
  since: string;
  start: Action<[]>;
  onRemoved: () => void;
}

function OwnApp({ since, start, onRemoved }: OwnAppProps): ReactNode {
  const word = useWording();
  const words = useWords('settings');
  const remove = useAction(async () => {
    const answer = await answerTo((init) => app.$delete({}, { init }));
    if (answer.kind !== 'ok') return showFailure(word, words.appNotRemoved, answer);
    showToast({ title: words.appRemoved, tone: 'success' });
    onRemoved();
  });
  return (
    <div className="own-row apart">
      <p>{words.appSince({ day: todayInKigali(new Date(since)) })}</p>
      <p className="actions">
        <button className="button button--small" type="button" aria-busy={start.busy} onClick={start.run}>
          {words.appOther}
        </button>
        <button className="button button--small" type="button" aria-busy={remove.busy} onClick={remove.run}>
          {words.appRemove}
        </button>
      </p>
    </div>
  );
}
