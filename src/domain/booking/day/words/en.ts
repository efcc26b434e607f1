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
  hourOpen: 'Your session on {day:date} has no time yet. We’ll agree the time with you.',
  hourSet: 'Your session on {day:date} starts at {start:time} and takes {length}.',

  // Until when a date is kept for an unpaid booking: a time, or the end of a day.
  keptTime: 'We keep your date until {time:time} on {day:date}.',
  keptTimeToday: 'We keep your date until {time:time} today.',
  keptTimeTomorrow: 'We keep your date until {time:time} tomorrow.',
  keptEnd: 'We keep your date until the end of {day:date}.',
  keptEndOfToday: 'We keep your date until the end of today.',
  keptEndOfTomorrow: 'We keep your date until the end of tomorrow.',
  endedTime: 'We kept your date until {time:time} on {day:date}. Someone else may have booked it since.',
  endedTimeToday: 'We kept your date until {time:time} today. Someone else may have booked it since.',
  endedEnd: 'We kept your date until the end of {day:date}. Someone else may have booked it since.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    session: typeof en;
  }
}

export type SessionWords = Words<typeof en>;
