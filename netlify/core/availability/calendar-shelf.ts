import base from '#published/base/calendar.json' with { type: 'json' };
import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { type CalendarFields, calendarOf } from '#src/domain/availability/fields/calendar-fields.ts';
import { calendarFieldsSchema } from '#src/domain/availability/fields/calendar-request.ts';
import type { ShelfEntry } from '#src/domain/shelf/entry.ts';
import type { Database, Transaction } from '../database.ts';
import { dueAfterCommit } from '../job/due.ts';
import { publishedOne } from '../shelf/read-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { requireClosingAgreed } from './require-closing-agreed.ts';

/** The studio’s calendar: a single entry, always public. */
export const calendarShelf: Shelf<CalendarFields> = {
  kind: 'studio-calendar',
  noun: 'calendar',
  base: base as ShelfEntry<CalendarFields>[],
  schema: calendarFieldsSchema,
  titleOf: () => 'Calendar',
  requireAgreed: requireClosingAgreed,
  // A higher capacity may have freed a slot for which someone waits.
  afterPublishing: (tx) => dueAfterCommit(tx, 'offer-slots'),
};

/** Reads the published calendar. Lowering a capacity does not affect existing bookings. */
export async function calendarNow(connection: Transaction | Database): Promise<StudioCalendar> {
  return calendarOf(await publishedOne(calendarShelf, connection));
}
