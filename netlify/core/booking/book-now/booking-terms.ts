import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { calendarOf } from '#src/domain/availability/fields/calendar-fields.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import { calendarShelf } from '../../availability/calendar-shelf.ts';
import { priceBookOf } from '../../catalogue/current-price-book.ts';
import { packageShelf } from '../../catalogue/package-shelf.ts';
import { db } from '../../database.ts';
import { overrideOf, publishedFields, rowsOf } from '../../shelf/read-shelf.ts';

export interface BookingTerms {
  book: PriceBook;
  calendar: StudioCalendar;
}

export async function bookingTerms(now: Date): Promise<BookingTerms> {
  const rows = await rowsOf(db(), packageShelf.kind, calendarShelf.kind);
  const packages = rows.filter(({ kind }) => kind === packageShelf.kind);
  const calendar = rows.find(({ kind }) => kind === calendarShelf.kind);
  const fields = publishedFields(calendarShelf, calendar && overrideOf(calendar));
  return { book: priceBookOf(packages, now), calendar: calendarOf(fields) };
}
