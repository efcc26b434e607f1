import { and, count, inArray, ne } from 'drizzle-orm';
import type { CalendarClass } from '#src/domain/calendar/calendar.ts';
import { classSchedule, classTime } from '#src/domain/dance/class-schedule.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { db } from '../database.ts';
import { enrolments } from '../enrolment/enrolment.table.ts';

const published = dancePrices.groups.flatMap(({ classes }) => classes);

export async function classDays(): Promise<CalendarClass[]> {
  const { classId, status } = enrolments;
  const ids = published.map(({ id }) => id);
  const rows = await db()
    .select({ classId, status, people: count() })
    .from(enrolments)
    .where(and(inArray(classId, ids), ne(status, 'cancelled')))
    .groupBy(classId, status);
  const people = (id: string, state: 'enrolled' | 'waiting') =>
    rows.find((row) => row.classId === id && row.status === state)?.people ?? 0;
  return published.map((one) => {
    const { weekdays = [], hours = one.schedule } = classSchedule(one.schedule) ?? {};
    const { startTime = null, minutes = null } = classTime(hours) ?? {};
    const room = {
      seats: one.seats,
      enrolled: people(one.id, 'enrolled'),
      waiting: people(one.id, 'waiting'),
    };
    return { id: one.id, name: one.name, weekdays, hours, startTime, minutes, ...room };
  });
}
