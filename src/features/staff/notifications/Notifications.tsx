import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { accountApi } from '#src/features/account/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { queryFailure } from '../server-state/ask.ts';
import { queryClient } from '../server-state/query-client.ts';
import { notificationLink } from './notification-link.ts';
import { notificationsQuery } from './notifications-query.ts';

/** What has happened, the newest first; each leads to its record. */
export function Notifications({ home }: { home: string }): ReactNode {
  const { data, error, refetch } = useQuery(notificationsQuery);
  const { busy, run: markRead } = useAction(async () => {
    const answer = await answerTo((init) =>
      accountApi.notifications.read.$post({ json: { all: true } }, { init }),
    );
    if (answer.kind !== 'ok') return showFailure('Not marked as read', answer);
    await queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  });
  if (data === undefined)
    return (
      <LoadState
        failure={queryFailure(error, 'We could not load the notifications')}
        askAgain={() => void refetch()}
      />
    );
  return (
    <>
      <div className="notices__head apart">
        <h2 id="notices-title">Notifications</h2>
        {data.unread > 0 && (
          <button className="button button--small" type="button" aria-busy={busy} onClick={markRead}>
            Mark all read
          </button>
        )}
      </div>
      {data.items.length === 0 ? (
        <p>Nothing yet. Bookings, payments, messages and more appear here.</p>
      ) : (
        <ul className="lined plain-list">
          {data.items.map(({ id, text, createdAt, ...item }) => (
            <li key={id} data-unread={item.unread || undefined}>
              <a href={notificationLink(home, item)} onClick={() => item.unread && markOneRead(id)}>
                {item.unread && <span className="visually-hidden">Unread: </span>}
                {text}
                <span className="soft small">{formatMoment(new Date(createdAt))}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Anyone who follows it has read it; the page is left meanwhile. */
function markOneRead(id: string): void {
  void answerTo((init) =>
    accountApi.notifications.read.$post({ json: { ids: [id] } }, { init: { ...init, keepalive: true } }),
  );
}
