import { and, between, type Column, type SQL, sql } from 'drizzle-orm';
import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { calendarOf } from '#src/domain/availability/fields/calendar-fields.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Database, Transaction } from '../database.ts';
import { overrideOfOne, publishedFields } from '../shelf/read-shelf.ts';
import { blockedDays } from './blocked-day.table.ts';
import { calendarShelf } from './calendar-shelf.ts';
import { hasSlot } from './has-slot.ts';

interface DayRecords {
  calendar: StudioCalendar;
  /** Bookings with a slot, by day. */
  taken: Record<string, number>;
  blocked: Record<string, string>;
}

/** Reads the days, both ends included, in one statement, to keep day locks short. */
export async function readDays(
  connection: Transaction | Database,
  first: string,
  last: string,
  apartFrom: string | undefined,
): Promise<DayRecords> {
  const within = (day: Column) => between(day, first, last);
  const [found] = await connection
    .select({
      kept: overrideOfOne(calendarShelf),
      taken: slotsTaken(within, apartFrom),
      blocked: blockedReasons(within),
    })
    .from(sql`(values (1)) one`);
  if (found === undefined) throw new Error('The database did not return the state of these days.');
  const { kept, ...records } = found;
  return { calendar: calendarOf(publishedFields(calendarShelf, kept)), ...records };
}

function slotsTaken(within: (day: Column) => SQL, apartFrom: string | undefined): SQL<DayRecords['taken']> {
  const { id, eventDate } = bookings;
  const others = sql`${id} is distinct from ${apartFrom ?? null}`;
  const counted = and(within(eventDate), hasSlot(), others);
  const days = sql`select ${eventDate} as day, count(*) as places from ${bookings} where ${counted} group by ${eventDate}`;
  return sql`(select coalesce(json_object_agg(day, places), '{}') from (${days}) days)`;
}

function blockedReasons(within: (day: Column) => SQL): SQL<DayRecords['blocked']> {
  const { day, reason } = blockedDays;
  return sql`(select coalesce(json_object_agg(${day}, ${reason}), '{}') from ${blockedDays} where ${within(day)})`;
}
