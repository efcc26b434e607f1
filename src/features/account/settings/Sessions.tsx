import { type ReactNode, useState } from 'react';
import { Skeleton, Trouble } from '#src/components/Waiting.tsx';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { showToast } from '#src/lib/toast.ts';
import { callSignedIn } from '../call-account.ts';
import { failureOf } from '../failure.ts';
import { useList } from '../use-list.ts';
import { lastUsed, type OwnSession } from './own-session.ts';

/** Every device that is signed in, and the way to sign it out. */
export function Sessions(): ReactNode {
  const { items, failure, askAgain } = useList<OwnSession>(
    '/auth/sessions',
    'We could not load your devices',
  );
  const [busy, setBusy] = useState(false);

  async function signOut(path: `/${string}`, done: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    const answer = await callSignedIn('DELETE', path);
    setBusy(false);
    if (answer.kind === 'ok') showToast({ title: done, tone: 'success' });
    else
      showToast({
        title: 'You are still logged in',
        text: failureOf(answer, 'Request failed').message,
        tone: 'error',
      });
    askAgain();
  }

  return (
    <section className="stack panel__section" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are logged in</h2>
      {failure && <Trouble message={failure.message} askAgain={askAgain} />}
      {!items && !failure && <Skeleton />}
      {items && (
        <ul className="own-rows plain-list">
          {items.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onSignOut={() =>
                void signOut(`/auth/sessions/${session.id}`, `${session.device} is logged out`)
              }
            />
          ))}
        </ul>
      )}
      {items && items.length > 1 && (
        <p>
          <button
            className="button"
            type="button"
            aria-busy={busy}
            onClick={() => void signOut('/auth/sessions', 'All other devices are logged out')}
          >
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
