import { isCalendarDate } from '#src/lib/dates/dates.ts';
import type { Holiday } from '../calendar-content.ts';

/** Holidays as typed, one a line: the date, a space, the name. */

const holidayLimits = { lines: 100, name: 80 } as const;

const examples = { yearly: '07-04', dated: '2027-03-26' } as const;

/** Most wrong lines listed in a message, and most characters shown of each. */
const shown = { lines: 5, characters: 40 } as const;

/** True for a holiday's date: `MM-DD` if yearly, 29 February included, `YYYY-MM-DD` if dated. */
export function isHolidayDate(kind: 'yearly' | 'dated', date: string): boolean {
  return isCalendarDate(kind === 'yearly' ? `2028-${date}` : date);
}

export function holidayLines(holidays: readonly Holiday[]): string {
  return holidays.map(({ date, name }) => `${date} ${name}`).join('\n');
}

export function holidaysIn(text: string): Holiday[] {
  return text
    .split('\n')
    .map(readLine)
    .filter(({ date }) => date !== '');
}

export function holidayProblem(kind: keyof typeof examples, text: string): string | undefined {
  const lines = text.split('\n').map(readLine);
  if (lines.length > holidayLimits.lines) return `Please write at most ${holidayLimits.lines} lines.`;
  const dates = lines.map(({ date }) => date);
  const wrong = lines.flatMap((line, index) => {
    const problem = line.date === '' ? undefined : lineProblem(kind, line, dates.indexOf(line.date) < index);
    return problem === undefined ? [] : [`Line ${index + 1} (“${shortened(line)}”) ${problem}.`];
  });
  if (wrong.length === 0) return undefined;
  const more = wrong.length > shown.lines ? [`${wrong.length - shown.lines} more lines are wrong.`] : [];
  return [...wrong.slice(0, shown.lines), ...more].join(' ');
}

function lineProblem(
  kind: keyof typeof examples,
  { date, name }: Holiday,
  again: boolean,
): string | undefined {
  if (!isHolidayDate(kind, date)) return `does not begin with a date such as ${examples[kind]}`;
  if (again) return 'repeats the date of another line';
  if (name === '') return 'has no name';
  return name.length > holidayLimits.name ? `has a name of over ${holidayLimits.name} characters` : undefined;
}

function readLine(line: string): Holiday {
  const [date = '', ...words] = line.trim().split(/\s+/);
  return { date, name: words.join(' ') };
}

function shortened({ date, name }: Holiday): string {
  const line = `${date} ${name}`.trim();
  return line.length > shown.characters ? `${line.slice(0, shown.characters)}…` : line;
}
