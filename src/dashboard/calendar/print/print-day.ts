import type { SessionDay } from '#src/domain/calendar/calendar.ts';
import { lineText } from '../calendar-words.ts';

/** Type size: usual, small to fit one page, or small across several pages. */
export type PrintSize = 'usual' | 'small' | 'pages';

/** Rows that fit on an A4 page with the classes. */
const rows = { usual: 44, small: 66 };

/** Characters that fit into a row of each column, and across all columns. */
const width = { people: 16, location: 18, lines: 26, whole: 95 };

const longestWarning = 300;

export function printSize({ bookings }: Pick<SessionDay, 'bookings'>): PrintSize {
  const needed = bookings.reduce((sum, booking) => sum + rowsOf(booking), 0);
  if (needed <= rows.usual) return 'usual';
  return needed <= rows.small ? 'small' : 'pages';
}

export function printedWarning(warning: string): string {
  return warning.length > longestWarning
    ? `${warning.slice(0, longestWarning)}… (more in the booking)`
    : warning;
}

function rowsOf({ people, location, lines, warnings }: SessionDay['bookings'][number]): number {
  const columns = [
    3,
    // Kit takes a row of its own.
    Math.ceil(people.join(', ').length / width.people) + 1,
    Math.ceil(location.length / width.location),
    lines.reduce((sum, line) => sum + Math.ceil(lineText(line).length / width.lines), 0),
  ];
  const noted = warnings.reduce((sum, text) => sum + noteRows(printedWarning(text)), 0);
  return Math.max(...columns) + noted + 0.6;
}

function noteRows(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width.whole)), 0);
}
