import { and, between, type Column, type SQL, sql } from 'drizzle-orm';
import type { StudioCalendar } from '#src/features/availability/calendar-content.ts';
import { calendarOf } from '#src/features/availability/kept/calendar-fields.ts';
import { bookings } from '../booking/booking.table.ts';
import { askedOften, type Database, type Transaction } from '../database.ts';
import { keptOfOne, publicFields } from '../shelf/read-shelf.ts';
import { blockedDays } from './blocked-day.table.ts';
import { calendarShelf } from './calendar-shelf.ts';
import { hasPlace } from './has-place.ts';

/** What decides about days. */
interface DayRecords {
  calendar: StudioCalendar;
  /** Bookings that have a place, by day. */
  taken: Record<string, number>;
  /** Why days are blocked. */
  blocked: Record<string, string>;
}

/**
 * What is known of the days from one to another, both included, read in one statement: others wait for who holds a day's lock.
 * The booking `apartFrom` does not count.
 */
export async function readDays(
  connection: Transaction | Database,
  first: string,
  last: string,
  apartFrom: string | undefined,
): Promise<DayRecords> {
  const values = { first, last, apartFrom: apartFrom ?? null };
  const [found] = await daysQuestion(connection).execute(values);
  if (found === undefined) throw new Error('The database did not say what is known of these days.');
  const { kept, ...records } = found;
  return { calendar: calendarOf(publicFields(calendarShelf, kept)), ...records };
}

const daysQuestion = askedOften((connection) =>
  connection
    .select({ kept: keptOfOne(calendarShelf), taken: placesTaken(), blocked: blockedReasons() })
    .from(sql`(values (1)) one`)
    .prepare(''),
);

/** Of the days that are asked for. */
const within = (day: Column) => between(day, sql.placeholder('first'), sql.placeholder('last'));

function placesTaken(): SQL<DayRecords['taken']> {
  const { id, eventDate } = bookings;
  const others = sql`${id} is distinct from ${sql.placeholder('apartFrom')}`;
  const counted = and(within(eventDate), hasPlace(), others);
  const days = sql`select ${eventDate} as day, count(*) as places from ${bookings} where ${counted} group by ${eventDate}`;
  return sql`(select coalesce(json_object_agg(day, places), '{}') from (${days}) days)`;
}

function blockedReasons(): SQL<DayRecords['blocked']> {
  const { day, reason } = blockedDays;
  return sql`(select coalesce(json_object_agg(${day}, ${reason}), '{}') from ${blockedDays} where ${within(day)})`;
}
