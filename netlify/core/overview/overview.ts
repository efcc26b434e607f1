import { sql } from 'drizzle-orm';
import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import { publicGallery } from '#src/domain/gallery/gallery-item.ts';
import type { Overview, TodayBooking } from '#src/domain/overview/overview.ts';
import { addDays, kigaliMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { nextShutPeriods } from '../availability/shut-days.ts';
import { bookings } from '../booking/booking.table.ts';
import { bookingsBetween } from '../calendar/day-bookings.ts';
import { clients } from '../client/client.table.ts';
import { db } from '../database.ts';
import { galleryShelf } from '../gallery/gallery-shelf.ts';
import { incomePerMonth } from '../report/income.ts';
import { published } from '../shelf/read-shelf.ts';
import { expectedMoney } from './expected-money.ts';
import { readMonthlyTarget } from './monthly-target.ts';
import { bookingsByService } from './services.ts';

/** Periods that fit on a card. */
const shown = 5;

export async function readOverview(now: Date): Promise<Overview> {
  const [counts, monthlyTarget, income, today, expected, services, shut, pictures] = await Promise.all([
    countBookings(),
    readMonthlyTarget(db()),
    incomePerMonth(now, 12),
    sessionsToday(todayInKigali(now)),
    expectedMoney(now),
    bookingsByService(now),
    nextShutPeriods(now, shown),
    published(galleryShelf),
  ]);
  const galleryItems = publicGallery(pictures).length;
  return { ...counts, galleryItems, monthlyTarget, income, today, expected, services, shut };
}

/** Lists the sessions that begin or end today; one that ends at midnight belongs to the day before. */
async function sessionsToday(today: string): Promise<TodayBooking[]> {
  const found = await bookingsBetween(addDays(today, -1), today);
  const isToday = ({ day, startTime, minutes }: TodayBooking) => {
    const span = sessionSpan({ eventDate: day, startTime, minutes });
    return span !== null && span.to > kigaliMoment(today);
  };
  return found.filter(isToday);
}

/** Counts bookings, and clients with a booking; those merged into one count once. */
async function countBookings(): Promise<Pick<Overview, 'customers' | 'bookings'>> {
  const customers = sql<number>`(select count(*)::int from ${clients} where ${clients.mergedInto} is null and ${clients.booked} > 0)`;
  const [counts] = await db().select({ bookings: sql<number>`count(*)::int`, customers }).from(bookings);
  return counts ?? { bookings: 0, customers: 0 };
}
