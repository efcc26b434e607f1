import { shortWeekdays, type Weekday } from '../dates/months.ts';
import type { Language } from './languages.ts';

/** Hours of some days of the week, `HH:MM` in Kigali. Both days are included. */
export interface OpeningHours {
  from: Weekday;
  to: Weekday;
  opens: string;
  closes: string;
}

/** Formats "Mon–Fri 09:00–18:00, Sat 09:00–13:00". Own tables, because engines lack Kinyarwanda. */
export function hoursIn(language: Language, hours: readonly OpeningHours[]): string {
  const { days, dash, timeOf } = wordings[language];
  const nameOf = (day: Weekday) => days[shortWeekdays.indexOf(day)];
  return hours
    .map(({ from, to, opens, closes }) => {
      const span = from === to ? nameOf(from) : `${nameOf(from)}${dash}${nameOf(to)}`;
      return `${span} ${timeOf(opens)}–${timeOf(closes)}`;
    })
    .join(', ');
}

interface Wording {
  /** From Monday to Sunday, as within a sentence. */
  days: readonly string[];
  dash: string;
  timeOf: (time: string) => string;
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: { days: shortWeekdays, dash: '–', timeOf: (time) => time },
  fr: {
    days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    dash: '–',
    timeOf(time) {
      const [hour, minute] = time.split(':');
      return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
    },
  },
  rw: {
    days: [
      'kuwa mbere',
      'kuwa kabiri',
      'kuwa gatatu',
      'kuwa kane',
      'kuwa gatanu',
      'kuwa gatandatu',
      'ku cyumweru',
    ],
    dash: ' – ',
    timeOf: (time) => time,
  },
};
