import type { CalendarDay } from '#src/domain/calendar/calendar.ts';
import { lineText } from '../calendar-words.ts';

/** How large a day's sheet is printed: as usual, small so that it fits on one page, or small and over several pages. */
export type PrintSize = 'usual' | 'small' | 'pages';

/** So many rows fit on an A4 page, beside the classes. */
const rows = { usual: 44, small: 66 };

/** So many characters fit into a row of each column, and across all of them. */
const width = { location: 20, lines: 30, whole: 95 };

/** The longest warning that is printed, in characters: the rest is in the booking. */
const longestWarning = 300;

/** How a day's bookings fit on paper. */
export function printSize({ bookings }: Pick<CalendarDay, 'bookings'>): PrintSize {
  const needed = bookings.reduce((sum, booking) => sum + rowsOf(booking), 0);
  if (needed <= rows.usual) return 'usual';
  return needed <= rows.small ? 'small' : 'pages';
}

/** A warning as it is printed. */
export function printedWarning(warning: string): string {
  return warning.length > longestWarning
    ? `${warning.slice(0, longestWarning)}… (more in the booking)`
    : warning;
}

function rowsOf({ location, lines, warnings }: CalendarDay['bookings'][number]): number {
  const columns = [
    3,
    Math.ceil(location.length / width.location),
    lines.reduce((sum, line) => sum + Math.ceil(lineText(line).length / width.lines), 0),
  ];
  const noted = warnings.reduce((sum, text) => sum + noteRows(printedWarning(text)), 0);
  return Math.max(...columns) + noted + 0.6;
}

function noteRows(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width.whole)), 0);
}
