import { isCalendarDate, monthNames, timeInKigali, todayInKigali } from '../dates/dates.ts';
import { weekdayNames, weekdayOf } from '../dates/months.ts';
import { holidayIn } from './holidays.ts';
import { hoursIn, kinyarwandaWeekdays, type OpeningHours, timeIn } from './hours.ts';
import type { Language } from './languages.ts';

/** Types of values that a message formats in the reader's language: `{from:money}`, `{day:date}`. */
export interface FormattedValue {
  /** Integer RWF. */
  money: number;
  /** Integer without a unit. */
  number: number;
  /** Calendar date, `YYYY-MM-DD`. */
  date: string;
  /** Calendar date with its weekday. */
  weekday: string;
  /** Several calendar dates. */
  dates: readonly string[];
  /** Calendar date, shown without its year. */
  dayMonth: string;
  /** Calendar date in a text message, whose letters are few. */
  shortDate: string;
  /** Calendar date in a text message, without its year. */
  shortDay: string;
  /** Month, `YYYY-MM`. */
  month: string;
  /** Day of a session, and its hour once it is set. */
  start: { eventDate: string; startTime: string | null };
  /** Start of a session in a text message. */
  shortStart: { eventDate: string; startTime: string | null };
  /** Moment, shown in Kigali time; as ISO text where it has travelled as JSON. */
  moment: Date | string;
  /** Time of day, `HH:MM`. */
  time: string;
  list: readonly string[];
  /** Keys of names that the same catalogue has. */
  terms: readonly string[];
  hours: readonly OpeningHours[];
  /** Name of a holiday, or another reason as staff typed it. */
  holiday: string;
}

export type FormatKind = keyof FormattedValue;

const formats: {
  readonly [Kind in FormatKind]: (language: Language, value: FormattedValue[Kind]) => string;
} = {
  money: moneyIn,
  number: numberIn,
  date: dateIn,
  weekday: weekdayIn,
  dates: (language, dates) =>
    listIn(
      language,
      dates.map((date) => dateIn(language, date)),
    ),
  dayMonth: dayMonthIn,
  shortDate: shortDateIn,
  shortDay: shortDayIn,
  month: monthIn,
  start: (language, start) => startIn(language, start, dateIn),
  shortStart: (language, start) => startIn(language, start, shortDateIn),
  moment: momentIn,
  time: timeIn,
  list: listIn,
  terms: listIn,
  hours: hoursIn,
  holiday: holidayIn,
};

export function formatted(language: Language, kind: FormatKind, value: unknown): string {
  return formats[kind](language, value as never);
}

/** Formats integer RWF. Not by `Intl`, which disagrees on Rwanda between engines. */
export function moneyIn(language: Language, amount: number): string {
  return `${numberIn(language, amount)}${language === 'en' ? ' ' : '\u00a0'}RWF`;
}

function numberIn(language: Language, amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? '\u00a0' : ',');
}

/** Own tables, because engines lack Kinyarwanda and old ones disagree on French. */
const months: Readonly<Record<Language, readonly string[]>> = {
  en: monthNames,
  fr: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  rw: [
    'Mutarama',
    'Gashyantare',
    'Werurwe',
    'Mata',
    'Gicurasi',
    'Kamena',
    'Nyakanga',
    'Kanama',
    'Nzeri',
    'Ukwakira',
    'Ugushyingo',
    'Ukuboza',
  ],
};

const shortMonths: typeof months = {
  en: monthNames.map((name) => name.slice(0, 3)),
  fr: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  rw: ['Mut', 'Gas', 'Wer', 'Mat', 'Gic', 'Kam', 'Nya', 'Kan', 'Nze', 'Ukw', 'Ugu', 'Uku'],
};

/** Formats "2026-12-05" as "5 December 2026". Throws RangeError if it is not a calendar date. */
export function dateIn(language: Language, date: string): string {
  return `${dayMonthIn(language, date)} ${date.slice(0, 4)}`;
}

/** Formats the date of an article: "2025-01-01" becomes "January 01, 2025". */
export function datelineIn(language: Language, date: string): string {
  if (language !== 'en') return dateIn(language, date);
  const [day = '', month, year] = dateIn('en', date).split(' ');
  return `${month} ${day.padStart(2, '0')}, ${year}`;
}

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  en: weekdayNames,
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  rw: kinyarwandaWeekdays,
};

/** Formats "2026-12-05" as "Saturday 5 December 2026". */
function weekdayIn(language: Language, date: string): string {
  return `${weekdays[language][weekdayOf(date)]} ${dateIn(language, date)}`;
}

/** Formats "2026-12-05" as "5 December". Throws RangeError if it is not a calendar date. */
function dayMonthIn(language: Language, date: string, names = months): string {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  const day = Number(date.slice(8));
  const first = language === 'fr' && day === 1 ? '1er' : day;
  return `${first} ${monthName(language, date, names)}`;
}

/** Formats "2026-12-05" as "5 Dec 2026". Throws RangeError if it is not a calendar date. */
function shortDateIn(language: Language, date: string): string {
  return `${shortDayIn(language, date)} ${date.slice(0, 4)}`;
}

function shortDayIn(language: Language, date: string): string {
  return dayMonthIn(language, date, shortMonths);
}

/** Formats "2026-12" as "December 2026". */
function monthIn(language: Language, month: string): string {
  return `${monthName(language, month)} ${month.slice(0, 4)}`;
}

const monthName = (language: Language, date: string, names = months) =>
  names[language][Number(date.slice(5, 7)) - 1];

/** Formats a moment in Kigali time: "5 December 2026, 14:05". */
export function momentIn(language: Language, moment: Date | string): string {
  const time = new Date(moment);
  return `${dateIn(language, todayInKigali(time))}, ${timeIn(language, timeInKigali(time))}`;
}

const beforeTime: Readonly<Record<Language, string>> = { en: ' at ', fr: ' à ', rw: ' saa ' };

/** Formats "5 December 2026 at 10:00"; only the day while there is no hour. */
function startIn(
  language: Language,
  { eventDate, startTime }: FormattedValue['start'],
  format: typeof dateIn,
): string {
  const day = format(language, eventDate);
  return startTime === null ? day : `${day}${beforeTime[language]}${timeIn(language, startTime)}`;
}

const lastJoin: Readonly<Record<Language, string>> = { en: ' and ', fr: ' et ', rw: ' na ' };

/** Joins "a, b and c". Not by `Intl`, which lacks Kinyarwanda. */
export function listIn(language: Language, items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : items.slice(0, -1).join(', ') + lastJoin[language] + last;
}
