import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { BlockedPeriod, Period } from '#src/domain/availability/days.ts';
import { periodText } from '#src/domain/availability/staff-day-words.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { showToast } from '#src/lib/toast.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { inEnglish } from '../shell/english.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { blockedQuery, unblockDays } from './days-queries.ts';

export function BlockedDays({ onShow }: { onShow: (period: Period) => void }): ReactNode {
  const answer = useQuery(blockedQuery);
  const periods = answer.data?.items;
  const title = useRef<HTMLHeadingElement>(null);

  async function unblock(period: BlockedPeriod): Promise<void> {
    // The row disappears immediately, and would take the focus with it.
    title.current?.focus();
    const freed = await unblockDays(period);
    if (freed.kind !== 'ok') return showFailure(inEnglish, 'The days are still blocked', freed);
    showToast({ title: 'Unblocked', text: `${periodText(period)} can be booked.`, tone: 'success' });
  }

  return (
    <section className="stack" aria-labelledby="blocked-title">
      <h2 id="blocked-title" tabIndex={-1} ref={title}>
        Blocked days
      </h2>
      <QueryState of={answer} fallback="We could not load the blocked days" />
      {periods?.length === 0 && (
        <p>No days are blocked. Holidays and weekly days off come from the studio’s calendar.</p>
      )}
      {periods && periods.length > 0 && (
        <ul className="own-rows lined plain-list">
          {periods.map((period) => (
            <BlockedRow
              key={period.from}
              period={period}
              onShow={() => onShow(period)}
              onUnblock={() => void unblock(period)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface BlockedRowProps {
  period: BlockedPeriod;
  onShow: () => void;
  onUnblock: () => void;
}

function BlockedRow({ period, onShow, onUnblock }: BlockedRowProps): ReactNode {
  const { reason, by, at } = period;
  const text = periodText(period);
  return (
    <li className="own-row apart">
      <div className="own-row__words">
        <p className="own-row__title">{text}</p>
        <p>{reason}</p>
        <p className="soft small">
          {by ?? 'Someone who has left'}, {formatMoment(new Date(at))}
        </p>
      </div>
      <p className="actions">
        <SmallButton look="quiet" onClick={onShow}>
          Show <span className="visually-hidden">{text}</span>
        </SmallButton>
        <SmallButton onClick={onUnblock}>
          Unblock <span className="visually-hidden">{text}</span>
        </SmallButton>
      </p>
    </li>
  );
}
