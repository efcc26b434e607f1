import type { Overrides } from '#src/domain/shelf/entry.ts';
import { openingHoursSchema } from '#src/domain/studio/facts/opening-hours.ts';

const time = String.raw`([01]?\d|2[0-3])(?::([0-5]\d))? ?([AP]M)?`;
const pattern = new RegExp(
  String.raw`^(\w{3})[a-z]*(?: ?(?:-|–|to) ?(\w{3})[a-z]*)?,? ${time} ?(?:-|–|to) ?${time}$`,
  'i',
);

/** Reads hours stored as text as migration 0056 does, which Netlify applies after the build. */
export function withHoursAsData({ entries, order }: Overrides<object>): Overrides<object> {
  return {
    entries: entries.map((entry) => ({
      ...entry,
      changes: entry.changes && fieldsAsData(entry.changes),
      draft: entry.draft && fieldsAsData(entry.draft),
    })),
    order,
  };
}

const fieldsAsData = (fields: object) => Object.fromEntries(Object.entries(fields).flatMap(fieldAsData));

function fieldAsData([name, value]: [string, unknown]): [string, unknown][] {
  if ((name !== 'hours' && name !== 'officeHours') || typeof value !== 'string') return [[name, value]];
  const { success, data } = openingHoursSchema.safeParse([rowFrom(value)]);
  if (success) return [[name, data]];
  console.warn(
    `The hours “${value}” cannot be read, so the pages show those of content/. Please enter them again in the dashboard, under Studio.`,
  );
  return [];
}

function rowFrom(text: string) {
  const [, first = '', last = first, ...times] = pattern.exec(text) ?? [];
  const [hour = '', minute, half] = times;
  const closes = clock(times.slice(3));
  // “2-6PM” shares the half of the day, “9-6PM” does not.
  const shared = clock([hour, minute, half ?? (/^([1-9]|1[0-2])$/.test(hour) ? times[5] : undefined)]);
  const opens = shared < closes ? shared : clock([hour, minute, half]);
  return { from: capitalised(first), to: capitalised(last), opens, closes };
}

const capitalised = (day: string) => day.slice(0, 1).toUpperCase() + day.slice(1).toLowerCase();

/** Returns "20:00" for "8", "00" and "PM". */
function clock([hour = '', minute = '00', half]: (string | undefined)[]): string {
  const of24 = half === undefined ? hour : (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0);
  return `${String(of24).padStart(2, '0')}:${minute}`;
}
