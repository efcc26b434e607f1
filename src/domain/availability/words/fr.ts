import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  photography: 'la photographie',
  videography: 'la vidéo',
  editing: 'le montage et la retouche',
  audio: 'la production audio',
  dance: 'la danse',
  services: '{services:terms}',

  noSuchDate: 'Choisissez une date qui existe.',
  datePassed: 'Cette date est passée. Choisissez une date plus tardive.',
  dateTooFar: 'Choisissez une date dans les deux prochaines années.',
  noticeNeeded: {
    one: 'Il faut réserver au moins un jour à l’avance, car nous confirmons chaque réservation sous 24 heures. Pour une date plus proche, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
    other:
      'Il faut réserver au moins {count} jours à l’avance, car nous confirmons chaque réservation sous 24 heures. Pour une date plus proche, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
  },
  full: {
    one: 'Le {day:date} est complet. Choisissez une autre date. Date libre : {free:dates}.',
    other: 'Le {day:date} est complet. Choisissez une autre date. Dates libres : {free:dates}.',
  },
  fullNoneFree: 'Le {day:date} est complet. Laissez la date vide : nous en trouverons une ensemble.',
  fullFor: {
    one: 'Le {day:date} est complet pour {services:terms}. Choisissez une autre date. Date libre : {free:dates}.',
    other:
      'Le {day:date} est complet pour {services:terms}. Choisissez une autre date. Dates libres : {free:dates}.',
  },
  fullForNoneFree:
    'Le {day:date} est complet pour {services:terms}. Laissez la date vide : nous en trouverons une ensemble.',
  closed: {
    one: 'Le studio est fermé le {day:date} ({reason:holiday}). Choisissez une autre date. Date libre : {free:dates}.',
    other:
      'Le studio est fermé le {day:date} ({reason:holiday}). Choisissez une autre date. Dates libres : {free:dates}.',
  },
  closedNoneFree:
    'Le studio est fermé le {day:date} ({reason:holiday}). Laissez la date vide : nous en trouverons une ensemble.',
  closedWeekly: {
    one: 'Le studio est fermé le {day:date} (jour de repos). Choisissez une autre date. Date libre : {free:dates}.',
    other:
      'Le studio est fermé le {day:date} (jour de repos). Choisissez une autre date. Dates libres : {free:dates}.',
  },
  closedWeeklyNoneFree:
    'Le studio est fermé le {day:date} (jour de repos). Laissez la date vide : nous en trouverons une ensemble.',
  monthWrong: 'Indiquez le mois par l’année et le numéro : 2026-12.',

  lateStart: 'C’est le jour de l’Umuganda : les séances commencent à 11 h au plus tôt.',

  noteClosed: 'Fermé',
  noteTooSoon: 'Appelez',
  noteFull: 'Complet',
  noteFree: 'Libre',
  noteLeft: { one: 'Reste {count}', other: 'Reste {count}' },

  labelClosed: '{day:weekday}, fermé ({reason:holiday})',
  labelClosedWeekly: '{day:weekday}, fermé (jour de repos)',
  labelTooSoon: '{day:weekday}, appelez-nous pour réserver',
  labelFullFor: '{day:weekday}, complet pour {services:terms}',
  labelFull: '{day:weekday}, complet',
  labelFree: '{day:weekday}, libre',
  labelLeft: {
    one: '{day:weekday}, {count} créneau libre',
    other: '{day:weekday}, {count} créneaux libres',
  },
  labelUnknown: '{day:weekday}',

  toldClosed: 'Le studio est fermé le {day:weekday} ({reason:holiday}). Choisissez une autre date.',
  toldClosedWeekly: 'Le studio est fermé le {day:weekday} (jour de repos). Choisissez une autre date.',
  toldTooSoon: {
    one: 'Le {day:weekday} est trop proche : il faut réserver au moins un jour à l’avance, car nous confirmons chaque réservation sous 24 heures. Pour une date plus proche, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
    other:
      'Le {day:weekday} est trop proche : il faut réserver au moins {count} jours à l’avance, car nous confirmons chaque réservation sous 24 heures. Pour une date plus proche, appelez-nous au {phone} ({hours:hours}) ou écrivez-nous sur WhatsApp.',
  },
  toldFullFor: 'Le {day:weekday} est complet pour {services:terms}. Choisissez une autre date.',
  toldFullForWait:
    'Le {day:weekday} est complet pour {services:terms}. Choisissez une autre date, ou rejoignez la liste d’attente.',
  toldFull: 'Le {day:weekday} est complet. Choisissez une autre date.',
  toldFullWait: 'Le {day:weekday} est complet. Choisissez une autre date, ou rejoignez la liste d’attente.',
  toldFree: 'Le {day:weekday} est libre.',
  toldLeft: {
    one: 'Le {day:weekday}, il reste {count} créneau.',
    other: 'Le {day:weekday}, il reste {count} créneaux.',
  },
  toldUnknown: 'Nous vérifierons le {day:weekday} quand vous enverrez le formulaire.',

  closedDay: '{day} : {reason:holiday}',
  closedDayWeekly: '{day} : jour de repos',
  closedDays: 'Fermé : {days}',
  earlyDates:
    'Pour une date plus proche, appelez-nous au <phone>{phone}</phone> ({hours:hours}) ou écrivez-nous sur <whatsApp>WhatsApp</whatsApp>.',
  earlyDateText: 'Bonjour, je souhaite réserver une date proche :',
  daysUnreached:
    'Nous ne pouvons pas voir les dates libres pour le moment. Choisissez une date ; nous la vérifierons quand vous enverrez le formulaire.',
} as const satisfies Translation<typeof en>;
