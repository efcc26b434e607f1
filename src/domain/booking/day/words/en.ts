import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Time of a session, and until when its date is kept. */
export const en = {
  noDate: 'No date yet',
  dateToBeAgreed: 'To be agreed',
  day: '{day:date}',
  dayHours: '{day:date}, {start:time}–{end:time}',
  dayHoursOvernight: '{day:date}, {start:time}–{end:time} the next day',
  hours: '{start:time}–{end:time}',
  hoursOvernight: '{start:time}–{end:time} the next day',
  start: '{day:date} at {start:time}',
  lengthHours: { one: '{count} hour', other: '{count} hours' },
  lengthMinutes: { one: '{count} minute', other: '{count} minutes' },
  // Both are lengths: “1 hour 30 minutes”.
  lengthHoursMinutes: '{hours} {minutes}',
  hourOpen: 'Your session on {day:date} has no time yet. We’ll agree it with you.',
  hourSet: 'Your session on {day:date} starts at {start:time} and takes {length}.',

  // Points in time until which a date is kept. They follow “until”.
  untilTime: '{time:time} on {day:date}',
  untilTimeToday: '{time:time} today',
  untilTimeTomorrow: '{time:time} tomorrow',
  untilEnd: 'the end of {day:date}',
  untilEndOfToday: 'the end of today',
  untilEndOfTomorrow: 'the end of tomorrow',
  kept: 'We keep your date until {until}.',
  keptBefore: 'We kept your date until {until}. Someone else may have booked it since.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    session: typeof en;
  }
}

export type SessionWords = Words<typeof en>;
