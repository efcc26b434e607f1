import type { ExpectedMoney } from '#src/domain/overview/overview.ts';
import { addDays } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate, weekdayNames, weekdayOf } from '#src/lib/dates/months.ts';
import { formatMoney } from '#src/lib/money.ts';
import { plural } from '#src/lib/text.ts';

export interface ExpectedLine {
  /** `YYYY-MM-DD` */
  key: string;
  /** "Today", "Tomorrow" or "Thursday". */
  name: string;
  amount: string;
  /** "3 bookings" */
  from: string;
}

export function isNothingExpected({ overdue, days }: ExpectedMoney): boolean {
  return overdue.bookings === 0 && days.length === 0;
}

/** Lists what is due on each day of the week, without what is overdue. */
export function expectedLines({ days }: ExpectedMoney, today: string): ExpectedLine[] {
  return days.map(({ day, amount, bookings }) => ({
    key: day,
    name: dayName(day, today),
    amount: formatMoney(amount),
    from: plural(bookings, 'booking'),
  }));
}

/** Returns "800,000 RWF is due within seven days.", or that nothing is. */
export function weekSentence({ days }: ExpectedMoney): string {
  const sum = days.reduce((all, { amount }) => all + amount, 0);
  return sum === 0 ? 'Nothing is due within seven days.' : `${formatMoney(sum)} is due within seven days.`;
}

function dayName(day: string, today: string): string {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  return weekdayNames[weekdayOf(day)] ?? formatWeekdayDate(day);
}
