import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  noDate: 'Pas encore de date',
  dateToBeAgreed: 'À convenir',
  day: '{day:date}',
  dayHours: '{day:date}, {start:time}–{end:time}',
  dayHoursOvernight: '{day:date}, {start:time}–{end:time} le lendemain',
  hours: '{start:time}–{end:time}',
  hoursOvernight: '{start:time}–{end:time} le lendemain',
  start: '{day:date} à {start:time}',
  lengthHours: { one: '{count} heure', other: '{count} heures' },
  lengthMinutes: { one: '{count} minute', other: '{count} minutes' },
  lengthHoursMinutes: '{hours} {minutes}',
  hourOpen: 'L’heure de votre séance du {day:date} n’est pas encore fixée. Nous en conviendrons avec vous.',
  hourSet: 'Votre séance du {day:date} commence à {start:time} et dure {length}.',

  keptTime: 'La date vous est réservée jusqu’au {day:date} à {time:time}.',
  keptTimeToday: 'La date vous est réservée jusqu’à {time:time} aujourd’hui.',
  keptTimeTomorrow: 'La date vous est réservée jusqu’à demain {time:time}.',
  keptEnd: 'La date vous est réservée jusqu’au {day:date} inclus.',
  keptEndOfToday: 'La date vous est réservée jusqu’à ce soir minuit.',
  keptEndOfTomorrow: 'La date vous est réservée jusqu’à demain soir minuit.',
  endedTime:
    'La date vous était réservée jusqu’au {day:date} à {time:time}. Quelqu’un d’autre l’a peut-être réservée depuis.',
  endedTimeToday:
    'La date vous était réservée jusqu’à {time:time} aujourd’hui. Quelqu’un d’autre l’a peut-être réservée depuis.',
  endedEnd:
    'La date vous était réservée jusqu’au {day:date} inclus. Quelqu’un d’autre l’a peut-être réservée depuis.',
} as const satisfies Translation<typeof en>;
