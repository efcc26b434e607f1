import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { randomLetters } from '#src/lib/ids.ts';

/** A quote's number carries its date: "Q-20261121-7K3M". */
const pattern = /^Q-(\d{4})(\d{2})(\d{2})-[0-9A-HJKMNP-TV-Z]{4}$/;

/** A number for a quote of this day, `YYYY-MM-DD`. */
export function newQuoteNumber(date: string): string {
  return `Q-${date.replaceAll('-', '')}-${randomLetters(4)}`;
}

/** The day in a quote's number; undefined for what is no such number. */
export function dateOfNumber(number: string): string | undefined {
  const [, year, month, day] = pattern.exec(number) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : undefined;
}
