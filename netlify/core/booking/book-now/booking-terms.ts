import type { StudioCalendar } from '#src/domain/availability/calendar-content.ts';
import { calendarOf } from '#src/domain/availability/fields/calendar-fields.ts';
import type { PriceBook } from '#src/domain/catalogue/prices/price-book.ts';
import type { PaymentContent } from '#src/domain/payment/payment-content.ts';
import { paymentRulesOf } from '#src/domain/payment/rules/rule-fields.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { calendarShelf } from '../../availability/calendar-shelf.ts';
import { priceBookOf } from '../../catalogue/current-price-book.ts';
import { packageShelf } from '../../catalogue/package-shelf.ts';
import { db } from '../../database.ts';
import { paymentRulesShelf } from '../../payment/payment-rules-shelf.ts';
import { overrideOf, publishedFields, rowsOf } from '../../shelf/read-shelf.ts';

export interface BookingTerms {
  book: PriceBook;
  calendar: StudioCalendar;
  payment: PaymentContent;
}

/** Reads the present prices, with names in `language`, and rules. */
export async function bookingTerms(now: Date, language: Language = 'en'): Promise<BookingTerms> {
  const rows = await rowsOf(db(), packageShelf.kind, calendarShelf.kind, paymentRulesShelf.kind);
  const packages = rows.filter(({ kind }) => kind === packageShelf.kind);
  const calendar = rows.find(({ kind }) => kind === calendarShelf.kind);
  const rules = rows.find(({ kind }) => kind === paymentRulesShelf.kind);
  return {
    book: priceBookOf(language, packages, now),
    calendar: calendarOf(publishedFields(calendarShelf, calendar && overrideOf(calendar))),
    payment: paymentRulesOf(publishedFields(paymentRulesShelf, rules && overrideOf(rules))),
  };
}
