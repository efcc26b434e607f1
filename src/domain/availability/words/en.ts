import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Days that can be booked, and the month in which one is chosen. */
export const en = {
  // Services, as named in sentences: “fully booked for photography and dance”.
  photography: 'photography',
  videography: 'videography',
  editing: 'editing & retouching',
  audio: 'audio production',
  dance: 'dance',
  services: '{services:terms}',

  // Why a date cannot be chosen.
  noSuchDate: 'Please choose a date that exists.',
  datePassed: 'This date has passed. Please choose a later one.',
  dateTooFar: 'Please choose a date within the next two years.',
  noticeNeeded: {
    one: 'We need a day’s notice, because we confirm each booking within 24 hours. For an earlier date, please call us on {phone} ({hours:hours}) or write on WhatsApp.',
    other:
      'We need {count} days’ notice, because we confirm each booking within 24 hours. For an earlier date, please call us on {phone} ({hours:hours}) or write on WhatsApp.',
  },
  // {reason} is the name of a holiday, or as staff typed it. `count` is the number of free dates.
  full: {
    one: '{day:date} is fully booked. Please choose another date: {free:dates} is free.',
    other: '{day:date} is fully booked. Please choose another date: {free:dates} are free.',
  },
  fullNoneFree: '{day:date} is fully booked. Please leave the date empty: we’ll find one together.',
  fullFor: {
    one: '{day:date} is fully booked for {services:terms}. Please choose another date: {free:dates} is free.',
    other:
      '{day:date} is fully booked for {services:terms}. Please choose another date: {free:dates} are free.',
  },
  fullForNoneFree:
    '{day:date} is fully booked for {services:terms}. Please leave the date empty: we’ll find one together.',
  closed: {
    one: 'We are closed on {day:date} ({reason:holiday}). Please choose another date: {free:dates} is free.',
    other:
      'We are closed on {day:date} ({reason:holiday}). Please choose another date: {free:dates} are free.',
  },
  closedNoneFree:
    'We are closed on {day:date} ({reason:holiday}). Please leave the date empty: we’ll find one together.',
  closedWeekly: {
    one: 'We are closed on {day:date} (our weekly day off). Please choose another date: {free:dates} is free.',
    other:
      'We are closed on {day:date} (our weekly day off). Please choose another date: {free:dates} are free.',
  },
  closedWeeklyNoneFree:
    'We are closed on {day:date} (our weekly day off). Please leave the date empty: we’ll find one together.',
  // For programs that ask for a month.
  monthWrong: 'Please give a month as year and number: 2026-12.',

  // Umuganda is community work on the last Saturday of a month.
  lateStart: 'It is Umuganda, so sessions start at 11:00 at the earliest.',

  // Notes below the numbers of days in a month; there is room for seven letters.
  noteClosed: 'Closed',
  noteTooSoon: 'Call us',
  noteFull: 'Full',
  noteFree: 'Free',
  noteLeft: { one: '{count} left', other: '{count} left' },

  // The same for screen readers.
  labelClosed: '{day:weekday}, closed ({reason:holiday})',
  labelClosedWeekly: '{day:weekday}, closed (our weekly day off)',
  labelTooSoon: '{day:weekday}, call us to book it',
  labelFullFor: '{day:weekday}, full for {services:terms}',
  labelFull: '{day:weekday}, full',
  labelFree: '{day:weekday}, free',
  labelLeft: { one: '{day:weekday}, {count} left', other: '{day:weekday}, {count} left' },
  labelUnknown: '{day:weekday}',

  // Sentences below the month about the day that was pressed.
  toldClosed: '{day:weekday}: closed ({reason:holiday}). Please choose another date.',
  toldClosedWeekly: '{day:weekday}: closed (our weekly day off). Please choose another date.',
  toldTooSoon: {
    one: '{day:weekday}: We need a day’s notice, because we confirm each booking within 24 hours. For an earlier date, please call us on {phone} ({hours:hours}) or write on WhatsApp.',
    other:
      '{day:weekday}: We need {count} days’ notice, because we confirm each booking within 24 hours. For an earlier date, please call us on {phone} ({hours:hours}) or write on WhatsApp.',
  },
  toldFullFor: '{day:weekday}: full for {services:terms}. Please choose another date.',
  toldFullForWait: '{day:weekday}: full for {services:terms}. Choose another date, or wait for this one.',
  toldFull: '{day:weekday}: full. Please choose another date.',
  toldFullWait: '{day:weekday}: full. Choose another date, or wait for this one.',
  toldFree: '{day:weekday}: free.',
  toldLeft: { one: '{day:weekday}: {count} left.', other: '{day:weekday}: {count} left.' },
  toldUnknown: '{day:weekday}: we’ll check this date when you send the form.',

  // Below the month: the number of each closed day, with its reason.
  closedDay: '{day}: {reason:holiday}',
  closedDayWeekly: '{day}: our weekly day off',
  closedDays: 'Closed: {days}',
  earlyDates:
    'For an earlier date, call us on <phone>{phone}</phone> ({hours:hours}) or write to us on <whatsApp>WhatsApp</whatsApp>.',
  // Starts a message in WhatsApp; the client types the date after it.
  earlyDateText: 'Hello, I would like to book a date at short notice:',
  daysUnreached:
    'We cannot see which dates are free just now. Choose a date; we’ll check the date when you send the form.',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    availability: typeof en;
  }
}

export type AvailabilityWords = Words<typeof en>;
