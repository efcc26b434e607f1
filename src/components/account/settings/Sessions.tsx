import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { lastUsed, type OwnSession } from '#src/domain/account/settings/own-session.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAnswer } from '#src/lib/loading/use-load.ts';
import { showToast } from '#src/lib/toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { useWording } from '#src/lib/words/island-words.tsx';
import { accountApi } from '../session/account-api.ts';

const { sessions } = accountApi.auth;
const askSessions = () => answerTo((init) => sessions.$get({}, { init }));

export function Sessions(): ReactNode {
  const { data, loading } = useAnswer(askSessions, 'We could not load your devices');
  const word = useWording();
  const items = data?.items;
  const { busy, run: signOut } = useAction(async (call: () => Promise<Answer<unknown>>, done: string) => {
    const answer = await call();
    if (answer.kind === 'ok') showToast({ title: done, tone: 'success' });
    else showFailure(word, 'You are still logged in', answer);
    loading.askAgain();
  });
  const signOutOne = ({ id, device }: OwnSession) =>
    signOut(
      () => answerTo((init) => sessions[':id'].$delete({ param: { id } }, { init })),
      `${device} is logged out`,
    );
  const signOutOthers = () =>
    signOut(() => answerTo((init) => sessions.$delete({}, { init })), 'All other devices are logged out');

  return (
    <section className="stack" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are logged in</h2>
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
            Log out everywhere else
          </button>
        </p>
      )}
    </section>
  );
}

function SessionRow({ session, onSignOut }: { session: OwnSession; onSignOut: () => void }): ReactNode {
  const { device, createdAt, lastSeenAt, current } = session;
  return (
    <li className="own-row apart">
      <div>
        <p className="own-row__title">
          {device} {current && <span className="tag">This device</span>}
        </p>
        <p className="soft small">
          Logged in on {formatDate(todayInKigali(new Date(createdAt)))}, {lastUsed(lastSeenAt, new Date())}
        </p>
      </div>
      {!current && (
        <button className="button button--small" type="button" onClick={onSignOut}>
          Log out <span className="visually-hidden">{device}</span>
        </button>
      )}
    </li>
  );
}
