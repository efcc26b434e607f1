import type { SessionHour, SessionTime } from '#src/domain/booking/day/session-time.ts';
import { hoursText, sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { readHour, type TypedHour } from '#src/domain/booking/day/typed-hour.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { earliestStart, startsLate } from '#src/lib/dates/umuganda.ts';
import { speak } from '#src/lib/words/messages.ts';

const sessionWords = speak('en', session);

/** Usual lengths in minutes. */
export const usualLengths = [60, 120, 240, 480] as const;

export const hourWords = {
  title: 'Session',
  start: 'Start',
  length: 'Length in minutes',
  usual: 'Usual lengths',
  wholeDay: 'Without a start and a length, the session takes the whole day.',
  set: 'Set start and length',
  change: 'Change start and length',
  submit: 'Save and tell the client',
  done: 'Saved. We are writing to the client.',
  failed: 'We could not save the hour',
  choose: 'Choose the date',
  move: 'Move to another day',
  moved: 'Moved. We are writing to the client.',
  notMoved: 'We could not move the booking',
  unmoved: 'Please choose another date or hour.',
} as const;

/** Names what the typed hour means on a day; undefined while it is incomplete. */
export function typedHourSentence(day: string | null, typed: TypedHour): string | undefined {
  const read = readHour(typed);
  if (!('hour' in read)) return undefined;
  const { startTime } = read.hour;
  if (startTime === null) return hourWords.wholeDay;
  const hours = `From ${hoursText(sessionWords, read.hour)?.replace('–', ' to ')}.`;
  return day !== null && isEarly(day, startTime) ? `${hours} ${earlySentence(day)}` : hours;
}

function isEarly(day: string, startTime: string): boolean {
  return startsLate(day) && startTime < earliestStart(day);
}

/** Warns, because the studio decides whether a session can start during Umuganda. */
function earlySentence(day: string): string {
  return `It is Umuganda until ${earliestStart(day)}. Please check that staff and client can come, and that nothing is filmed outside.`;
}

/** Names the hour that a move keeps: "It keeps its hour, 10:00–12:00". */
export function hourSummary(hour: SessionHour): string {
  const hours = hoursText(sessionWords, hour);
  return hours === undefined ? hourWords.set : `It keeps its hour, ${hours}`;
}

/** "Saturday 5 December 2026, 10:00–12:00" */
export function sessionText(session: SessionTime): string {
  const { eventDate } = session;
  if (eventDate === null) return sessionTimeText(sessionWords, session);
  const hours = hoursText(sessionWords, session);
  return hours === undefined ? formatWeekdayDate(eventDate) : `${formatWeekdayDate(eventDate)}, ${hours}`;
}
