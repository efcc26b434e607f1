import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  noDate: 'Pas encore de date',
  dateToBeAgreed: 'À convenir',
  day: '{day:date}',
  dayHours: '{day:date}, {start:time} – {end:time}',
  dayHoursOvernight: '{day:date}, {start:time} – {end:time} le lendemain',
  hours: '{start:time} – {end:time}',
  hoursOvernight: '{start:time} – {end:time} le lendemain',
  start: '{day:date} à {start:time}',
  lengthHours: { one: '{count} heure', other: '{count} heures' },
  lengthMinutes: { one: '{count} minute', other: '{count} minutes' },
  lengthHoursMinutes: '{hours} {minutes}',
  hourOpen: 'L’heure de votre séance du {day:date} n’est pas encore fixée. Nous en conviendrons avec vous.',
  hourSet: 'Votre séance du {day:date} commence à {start:time} et dure {length}.',

  keptTime: 'Votre date vous est réservée jusqu’au {day:date} à {time:time}.',
  keptTimeToday: 'Votre date vous est réservée jusqu’à aujourd’hui {time:time}.',
  keptTimeTomorrow: 'Votre date vous est réservée jusqu’à demain {time:time}.',
  keptEnd: 'Votre date vous est réservée jusqu’au {day:date} inclus.',
  keptEndOfToday: 'Votre date vous est réservée jusqu’à ce soir minuit.',
  keptEndOfTomorrow: 'Votre date vous est réservée jusqu’à demain soir minuit.',
  endedTime:
    'Votre date vous était réservée jusqu’au {day:date} à {time:time}. Elle a pu être réservée par quelqu’un d’autre depuis.',
  endedTimeToday:
    'Votre date vous était réservée jusqu’à aujourd’hui {time:time}. Elle a pu être réservée par quelqu’un d’autre depuis.',
  endedEnd:
    'Votre date vous était réservée jusqu’au {day:date} inclus. Elle a pu être réservée par quelqu’un d’autre depuis.',
} as const satisfies Translation<typeof en>;
