import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import { deviceText, type OwnSession } from '#src/domain/account/settings/own-session.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAnswer } from '#src/lib/loading/use-load.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording, useWords } from '#src/lib/words/island-words.tsx';
import { hiddenText } from '../account-fields.tsx';
import { accountApi } from '../session/account-api.ts';

const { sessions } = accountApi.auth;
const askSessions = () => answerTo((init) => sessions.$get({}, { init }));

export function Sessions(): ReactNode {
  const words = useWords('settings');
  const { data, loading } = useAnswer(askSessions, words.devicesNotLoaded);
  const word = useWording();
  const items = data?.items;
  const { busy, run: signOut } = useAction(async (call: () => Promise<Answer<unknown>>, done: string) => {
    const answer = await call();
    if (answer.kind === 'ok') showToast({ title: done, tone: 'success' });
    else showFailure(word, words.stillLoggedIn, answer);
    loading.askAgain();
  });
  const signOutOne = ({ id, device }: OwnSession) =>
    signOut(
      () => answerTo((init) => sessions[':id'].$delete({ param: { id } }, { init })),
      words.deviceLoggedOut({ device }),
    );
  const signOutOthers = () =>
    signOut(() => answerTo((init) => sessions.$delete({}, { init })), words.otherDevicesLoggedOut);

  return (
    <section className="stack" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{words.devices}</h2>
      <LoadState {...loading} loaded={items !== undefined} />
      {items && (
        <ul className="own-rows lined plain-list">
          {items.map((session) => (
            <SessionRow key={session.id} session={session} onSignOut={() => signOutOne(session)} />
          ))}
        </ul>
      )}
      {items && items.length > 1 && (
        <p>
          <button className="button" type="button" aria-busy={busy} onClick={signOutOthers}>
            {words.logOutOthers}
          </button>
        </p>
      )}
    </section>
  );
}

function SessionRow({ session, onSignOut }: { session: OwnSession; onSignOut: () => void }): ReactNode {
  const words = useWords('settings');
  const { device, current } = session;
  return (
    <li className="own-row apart">
      <div>
        <p className="own-row__title">
          {device} {current && <span className="tag">{words.thisDevice}</span>}
        </p>
        <p className="soft small">{deviceText(words, session, new Date())}</p>
      </div>
      {!current && (
        <button className="button button--small" type="button" onClick={onSignOut}>
          <Linked text={words.logOutDevice({ device })} links={{ device: hiddenText }} />
        </button>
      )}
    </li>
  );
}
