import { and, asc, between, eq, sql } from 'drizzle-orm';
import { type CalendarBooking, mostDayNames } from '#src/domain/calendar/calendar.ts';
import { hasSlot } from '../availability/has-slot.ts';
import { servicesReader } from '../availability/services-taken.ts';
import { bookingLines, bookings } from '../booking/booking.table.ts';
import { bookingNotes } from '../booking/staff/booking-note.table.ts';
import { db } from '../database.ts';
import { moneyOf } from '../payment/paid.ts';
import { peopleOf } from '../resource/assignment-queries.ts';

// A separate fragment: alone in a selection, Drizzle would drop the table names.
const warnings = sql`from ${bookingNotes} where ${bookingNotes.bookingId} = ${bookings.id} and ${bookingNotes.first}`;

/** Lists the bookings that have a slot of these days, by hour, then first come first. */
export async function bookingsBetween(first: string, last: string): Promise<CalendarBooking[]> {
  const { id, reference, name, phone, location, startTime, minutes, status, total, version } = bookings;
  const order = orderOf();
  const money = moneyOf(id);
  const found = await db()
    .select({
      id,
      reference,
      name,
      phone,
      location,
      startTime,
      minutes,
      people: peopleOf(id),
      status,
      total,
      version,
      day: bookings.eventDate,
      lines: order.lines,
      skus: order.skus,
      fixed: sql<boolean>`(${bookings.agreedAt} is not null or ${order.fixed})`,
      charged: sql`coalesce(${money.charged}, ${total})`.mapWith(Number),
      paid: sql`coalesce(${money.paid}, 0)`.mapWith(Number),
      warnings: sql<string[]>`(
        select coalesce(json_agg(${bookingNotes.text} order by ${bookingNotes.createdAt}), '[]') ${warnings})`,
    })
    .from(bookings)
    // A month has thousands of bookings: read the lines and ledger of each only once.
    .leftJoinLateral(order, sql`true`)
    .leftJoinLateral(money, sql`true`)
    .where(and(between(bookings.eventDate, first, last), hasSlot()))
    .orderBy(asc(bookings.eventDate), asc(bookings.startTime), asc(bookings.createdAt), asc(id));
  const read = await servicesReader(db());
  return found.map(({ skus, ...one }) => ({ ...one, services: read(skus) })) as CalendarBooking[];
}

function orderOf() {
  const { sku, label, quantity, position, fixed, bookingId } = bookingLines;
  const line = sql`json_build_object('label', ${label}, 'quantity', ${quantity})`;
  return db()
    .select({
      lines: sql<CalendarBooking['lines']>`json_agg(${line} order by ${position})`.as('lines'),
      skus: sql<string[]>`array_agg(${sku})`.as('skus'),
      fixed: sql<boolean>`bool_and(${fixed})`.as('fixed'),
    })
    .from(bookingLines)
    .where(eq(bookingId, bookings.id))
    .as('ordered');
}

/** Reads the first clients of each day, in the order of `bookingsBetween`. */
export async function namesBetween(first: string, last: string): Promise<Map<string, string[]>> {
  const { name, eventDate, startTime, createdAt, id } = bookings;
  const ordered = sql`array_agg(${name} order by ${startTime}, ${createdAt}, ${id})`;
  const found = await db()
    .select({
      day: sql<string>`${eventDate}`,
      names: sql<string[]>`(${ordered})[1:${sql.raw(String(mostDayNames))}]`,
    })
    .from(bookings)
    .where(and(between(eventDate, first, last), hasSlot()))
    .groupBy(eventDate);
  return new Map(found.map(({ day, names }) => [day, names]));
}
