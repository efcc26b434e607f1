import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { calendarOf } from '#src/domain/availability/kept/calendar-fields.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { calendarShelf } from '../../availability/calendar-shelf.ts';
import { priceBookOf } from '../../catalogue/current-price-book.ts';
import { packageShelf } from '../../catalogue/package-shelf.ts';
import { db } from '../../database.ts';
import { overrideOf, publishedFields, rowsOf } from '../../shelf/read-shelf.ts';

/** Terms of a booking made now: the prices, the notice and how long a slot is held. */
export interface BookingTerms {
  book: PriceBook;
  calendar: StudioCalendar;
}

/** The terms that hold at this moment. One query; they are never older. */
export async function bookingTerms(now: Date): Promise<BookingTerms> {
  const rows = await rowsOf(db(), packageShelf.kind, calendarShelf.kind);
  const packages = rows.filter(({ kind }) => kind === packageShelf.kind);
  const calendar = rows.find(({ kind }) => kind === calendarShelf.kind);
  const fields = publishedFields(calendarShelf, calendar && overrideOf(calendar));
  return { book: priceBookOf(packages, now), calendar: calendarOf(fields) };
}
