import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { queryClient } from '../server-state/query-client.ts';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { notificationLink } from './notification-link.ts';
import { notificationsQuery } from './notifications-query.ts';

export function Notifications({ home }: { home: string }): ReactNode {
  const answer = useQuery(notificationsQuery);
  const { data } = answer;
  const { busy, run: markRead } = useAction(async () => {
    const answer = await answerTo((init) =>
      accountApi.notifications.read.$post({ json: { all: true } }, { init }),
    );
    if (answer.kind !== 'ok') return showFailure(inEnglish, 'Not marked as read', answer);
    await queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey });
  });
  if (data === undefined) return <QueryState of={answer} fallback="We could not load the notifications" />;
  return (
    <>
      <div className="notices__head apart">
        <h2 id="notices-title">Notifications</h2>
        {data.unread > 0 && (
          <SmallButton busy={busy} onClick={markRead}>
            Mark all read
          </SmallButton>
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

/** Marks it as read without waiting, because following the link unloads the page. */
function markOneRead(id: string): void {
  void answerTo((init) =>
    accountApi.notifications.read.$post({ json: { ids: [id] } }, { init: { ...init, keepalive: true } }),
  );
}
