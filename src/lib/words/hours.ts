import { shortWeekdays, type Weekday } from '../dates/months.ts';
import type { Language } from './languages.ts';

/** From Monday to Sunday. */
export const kinyarwandaWeekdays = [
  'ku wa mbere',
  'ku wa kabiri',
  'ku wa gatatu',
  'ku wa kane',
  'ku wa gatanu',
  'ku wa gatandatu',
  'ku cyumweru',
] as const;

/** Hours of some days of the week, `HH:MM` in Kigali. Both days are included. */
export interface OpeningHours {
  from: Weekday;
  to: Weekday;
  opens: string;
  closes: string;
}

/** Formats "Mon–Fri 09:00–18:00, Sat 09:00–13:00". Own tables, because engines lack Kinyarwanda. */
export function hoursIn(language: Language, hours: readonly OpeningHours[]): string {
  const { dash } = wordings[language];
  const nameOf = (day: Weekday) => shortWeekdayIn(language, shortWeekdays.indexOf(day));
  const timeOf = (time: string) => timeIn(language, time);
  return hours
    .map(({ from, to, opens, closes }) => {
      const span = from === to ? nameOf(from) : `${nameOf(from)}${dash}${nameOf(to)}`;
      return `${span} ${timeOf(opens)}–${timeOf(closes)}`;
    })
    .join(', ');
}

/** Returns the short name of a weekday within a sentence; 0 is Monday. */
export function shortWeekdayIn(language: Language, weekday: number): string {
  return wordings[language].days[weekday] ?? '';
}

/** Formats "14:05", in French as "14 h 05". */
export function timeIn(language: Language, time: string): string {
  if (language !== 'fr') return time;
  const [hour, minute] = time.split(':');
  return `${Number(hour)}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}

interface Wording {
  /** From Monday to Sunday, as within a sentence. */
  days: readonly string[];
  dash: string;
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: { days: shortWeekdays, dash: '–' },
  fr: {
    days: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
    dash: '–',
  },
  rw: {
    days: kinyarwandaWeekdays,
    dash: ' – ',
  },
};
