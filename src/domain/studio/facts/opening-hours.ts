const days: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const pattern = /^(\w{3}) - (\w{3}) (\d{1,2}:\d{2}) (AM|PM) - (\d{1,2}:\d{2}) (AM|PM)$/;

export const hoursSentence = 'Write the hours as Mon - Sun 08:00 AM - 8:00 PM.';

interface OpeningHours {
  days: (typeof dayNames)[number][];
  /** "08:00" and "20:00". */
  opens: string;
  closes: string;
}

/** Parses "Mon - Sun 08:00 AM - 8:00 PM"; undefined if malformed or closing before opening. */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const [, from = '', to = '', opening = '', half = '', closing = '', otherHalf = ''] =
    pattern.exec(text) ?? [];
  const [first, last] = [from, to].map((day) => days.indexOf(day));
  const opens = clock(opening, half);
  const closes = clock(closing, otherHalf);
  if (first === undefined || last === undefined || first < 0 || last < first) return undefined;
  if (opens === undefined || closes === undefined || closes <= opens) return undefined;
  return { days: dayNames.slice(first, last + 1), opens, closes };
}

/** Returns "20:00" for "8:00" and "PM". */
function clock(time: string, half: string): string | undefined {
  const [hour = 0, minute = 60] = time.split(':').map(Number);
  if (hour < 1 || hour > 12 || minute > 59) return undefined;
  const shown = (hour % 12) + (half === 'PM' ? 12 : 0);
  return `${String(shown).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
