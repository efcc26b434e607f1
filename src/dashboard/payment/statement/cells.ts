import { isCalendarDate, monthNames, todayInKigali } from '#src/lib/dates/dates.ts';

/** Parses "RWF 1,234,567.00" as 1234567; outgoing money is negative; undefined if invalid. */
export function readAmount(cell: string): number | undefined {
  const text = cell.replace(/rwf|frw/gi, '').replace(/[\s'’]/g, '');
  const [, bracket = '', minus = '', digits = ''] = /^(\(?)([+-]?)(\d[\d.,]*)\)?-?$/.exec(text) ?? [];
  // One or two digits after the last separator are decimals.
  const whole = digits.replace(/[.,](\d{1,2})$/, (_, part: string) => `:${part}`).split(':');
  const francs = whole[0]?.replace(/[.,]/g, '') ?? '';
  if (francs === '') return undefined;
  const amount = Math.round(Number(`${francs}.${whole[1] ?? '0'}`));
  const out = bracket !== '' || minus === '-' || text.endsWith('-');
  return out ? 0 - amount : amount;
}

/** True if a column's dates can be day first, as in Rwanda. */
export function isDayFirst(cells: readonly string[]): boolean {
  return !cells.some((cell) => Number(/^\s*\d{1,2}[/.-](\d{1,2})[/.-]\d{2,4}\b/.exec(cell)?.[1] ?? 0) > 12);
}

const yearFirst = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})(?!\d)/;
const dayThenMonth = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\d)/;
const monthThenDay = /^(?<month>\d{1,2})[/.-](?<day>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\d)/;
const dayThenName = /^(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})[ ,-]+(?<year>\d{4}|\d{2})(?!\d)/i;
const nameThenDay = /^(?<month>[a-z]{3,9}) (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/i;

/**
 * Parses "22/11/2026 10:15", "2026-11-21T22:30:00Z" or "22 Nov 2026" as a Kigali date.
 * Returns `YYYY-MM-DD`, or undefined if invalid.
 */
export function readDay(cell: string, dayFirst: boolean): string | undefined {
  const text = cell.trim();
  if (/^\d{4}-\d{2}-\d{2}[T ].*(Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const moment = new Date(text.replace(' ', 'T'));
    return Number.isNaN(moment.getTime()) ? undefined : todayInKigali(moment);
  }
  const patterns = [yearFirst, dayFirst ? dayThenMonth : monthThenDay, dayThenName, nameThenDay];
  const parts = patterns.map((pattern) => pattern.exec(text)?.groups).find(Boolean);
  return parts && dateOf(parts['year'] ?? '', parts['month'] ?? '', parts['day'] ?? '');
}

function dateOf(year: string, month: string, day: string): string | undefined {
  const number = /^\d/.test(month) ? month : numberOfMonth(month);
  const date = `${year.length === 2 ? `20${year}` : year}-${number.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function numberOfMonth(name: string): string {
  const month = name.slice(0, 3).toLowerCase();
  return String(monthNames.findIndex((known) => known.toLowerCase().startsWith(month)) + 1);
}
