import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { CalendarAssignment, CalendarQuery } from '#src/domain/calendar/calendar.ts';
import type { BookingAssignment } from '#src/domain/resource/resource.ts';
import { addDays, kigaliMoment } from '#src/lib/dates/dates.ts';
import { bookings } from '../booking/booking.table.ts';
import { db } from '../database.ts';
import { assignments, resources } from '../resource/resource.table.ts';

const shown = { id: resources.id, kind: resources.kind, name: resources.name };

/** Lists all that is taken in these days; a booking whose hold has expired keeps what it has. */
export async function calendarAssignments({ from, to }: CalendarQuery): Promise<CalendarAssignment[]> {
  const { id, bookingId, resourceId, reason, startsAt, endsAt } = assignments;
  const found = await db()
    .select({ id, resource: shown, bookingId, reference: bookings.reference, reason, startsAt, endsAt })
    .from(assignments)
    .innerJoin(resources, eq(resources.id, resourceId))
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(and(lt(startsAt, kigaliMoment(addDays(to, 1))), gt(endsAt, kigaliMoment(from))))
    .orderBy(asc(startsAt), asc(resources.name), asc(id));
  return found.map(({ startsAt, endsAt, ...one }) => ({
    ...one,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
  }));
}

export function peopleNow(): Promise<BookingAssignment['resource'][]> {
  return db()
    .select(shown)
    .from(resources)
    .where(and(eq(resources.kind, 'person'), isNull(resources.retiredAt)))
    .orderBy(asc(resources.name), asc(resources.id));
}
