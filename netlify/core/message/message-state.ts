import { type SQL, sql } from 'drizzle-orm';
import type { MessageState } from '#src/domain/message/message-list.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { messages } from './message.table.ts';

const { status, snoozedUntil } = messages;

/** Matches messages in a state on the day of `now`. No job ends a snooze: this comparison does. */
export function isInState(state: MessageState, now: Date): SQL {
  const today = todayInKigali(now);
  if (state === 'snoozed') return sql`${status} <> 'done' and ${snoozedUntil} > ${today}`;
  return sql`${status} = ${state} and coalesce(${snoozedUntil} <= ${today}, true)`;
}
