import type { ReactNode } from 'react';
import type { CalendarDay } from '#src/domain/calendar/calendar.ts';
import { blockLink } from './block-link.ts';

/** Links to the form that blocks this day; nothing for a past day, or one too far ahead. */
export function BlockDayLink({ home, day }: { home: string; day: CalendarDay }): ReactNode {
  if (day.left === null) return null;
  return (
    <a className="button button--small" href={blockLink(home, { from: day.day, to: day.day })}>
      {day.blocked ? 'Unblock this day' : 'Block this day'}
    </a>
  );
}
