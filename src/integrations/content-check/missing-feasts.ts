import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { calendarSchema, type Holiday } from '#src/domain/availability/calendar-content.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';

/** Holidays whose dates are announced and cannot be computed. */
const feasts = ['Eid al-Fitr', 'Eid al-Adha'];

const file = 'content/calendar.json';

/** Warns of next year's missing feasts; the check does not fail. */
export async function missingFeasts(root: string, now: Date): Promise<string[]> {
  const { holidays } = calendarSchema.parse(JSON.parse(await readFile(path.join(root, file), 'utf8')));
  return feastWarnings(holidays, now);
}

export function feastWarnings(holidays: readonly Holiday[], now: Date): string[] {
  const year = String(Number(todayInKigali(now).slice(0, 4)) + 1);
  const known = holidays.filter(({ date }) => date.startsWith(`${year}-`));
  return feasts
    .filter((feast) => !known.some(({ name }) => name.toLowerCase().includes(feast.toLowerCase())))
    .map(
      (feast) =>
        `${file}  holidays: ${feast} of ${year} is missing; once its date is known, add { "date": "${year}-MM-DD", "name": "${feast}" }.`,
    );
}
