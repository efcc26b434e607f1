import { isCalendarDate } from '#src/lib/dates/dates.ts';
import { randomLetters } from '#src/lib/ids.ts';

/** Number with its date: "Q-20261121-7K3M". */
const pattern = /^Q-(\d{4})(\d{2})(\d{2})-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Generates a number for a quote of this day, `YYYY-MM-DD`. */
export function newQuoteNumber(date: string): string {
  return `Q-${date.replaceAll('-', '')}-${randomLetters(4)}`;
}

/** Returns the date in a quote number, `YYYY-MM-DD`; undefined if malformed. */
export function dateOfNumber(number: string): string | undefined {
  const [, year, month, day] = pattern.exec(number) ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : undefined;
}
