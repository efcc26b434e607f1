import {
  type CalendarFields,
  calendarId,
  weekdayFields,
} from '#src/domain/availability/fields/calendar-fields.ts';
import type { Environment } from '../server/environment.ts';

export async function everyDayTakes(environment: Pick<Environment, 'sql'>, count: number): Promise<void> {
  await publishCalendar(environment, Object.fromEntries(weekdayFields.map((name) => [name, count])));
}

/** Publishes this calendar as the only override of the base's calendar. */
export async function publishCalendar(
  { sql }: Pick<Environment, 'sql'>,
  changes: Partial<CalendarFields>,
): Promise<void> {
  await sql(
    `insert into shelf_entries (kind, id, state, changes, base, updated_by)
     values ('studio-calendar', $1, 'published', $2, '{}', gen_random_uuid())
     on conflict (kind, id) do update set changes = excluded.changes`,
    [calendarId, JSON.stringify(changes)],
  );
}
