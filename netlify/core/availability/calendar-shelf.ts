import type { StudioCalendar } from '#src/features/availability/calendar-content.ts';
import {
  type CalendarFields,
  calendarId,
  calendarOf,
  fieldsOf,
} from '#src/features/availability/kept/calendar-fields.ts';
import { calendarFieldsSchema } from '#src/features/availability/kept/calendar-request.ts';
import { studioCalendar } from '#src/features/availability/published-calendar.ts';
import type { Database, Transaction } from '../database.ts';
import { publishedOne } from '../shelf/read-shelf.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { requireClosingAgreed } from './require-closing-agreed.ts';

/** The studio's calendar: one entry, which is always public. */
export const calendarShelf: Shelf<CalendarFields> = {
  kind: 'studio-calendar',
  noun: 'calendar',
  base: [{ id: calendarId, fields: fieldsOf(studioCalendar) }],
  schema: calendarFieldsSchema,
  titleOf: () => 'Calendar',
  unbuilt: true,
  requireAgreed: requireClosingAgreed,
};

/**
 * The calendar that holds now: the base's, with what was published over it. Nothing else says when the studio works and how
 * much a day takes. More bookings than that, made before a number was lowered, stay.
 */
export async function calendarNow(connection: Transaction | Database): Promise<StudioCalendar> {
  return calendarOf(await publishedOne(calendarShelf, connection));
}
