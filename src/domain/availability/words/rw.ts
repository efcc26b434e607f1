import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  photography: { text: 'serivisi y’amafoto', confirmed: false },
  videography: { text: 'serivisi ya videwo', confirmed: false },
  editing: { text: 'serivisi yo gutunganya amafoto na videwo', confirmed: false },
  audio: { text: 'serivisi y’amajwi', confirmed: false },
  dance: { text: 'serivisi y’imbyino', confirmed: false },
  services: { text: '{services:terms}', confirmed: false },

  noSuchDate: { text: 'Hitamo itariki ibaho.', confirmed: false },
  datePassed: { text: 'Iyi tariki yararenze. Hitamo itariki iri imbere.', confirmed: false },
  dateTooFar: { text: 'Hitamo itariki iri mu myaka ibiri iri imbere.', confirmed: false },
  noticeNeeded: {
    other:
      'Ubusabe butangwa hasigaye nibura iminsi {count}, kuko twemeza buri busabe mu masaha 24. Niba ushaka itariki yo hafi, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri WhatsApp.',
    confirmed: false,
  },
  full: {
    other:
      'Nta mwanya usigaye ku itariki ya {day:date}. Hitamo indi tariki. Amatariki arimo umwanya: {free:dates}.',
    confirmed: false,
  },
  fullNoneFree: {
    text: 'Nta mwanya usigaye ku itariki ya {day:date}. Ntugire itariki ushyiramo: tuzayishakira hamwe.',
    confirmed: false,
  },
  fullFor: {
    other:
      'Nta mwanya usigaye ku itariki ya {day:date} muri {services:terms}. Hitamo indi tariki. Amatariki arimo umwanya: {free:dates}.',
    confirmed: false,
  },
  fullForNoneFree: {
    text: 'Nta mwanya usigaye ku itariki ya {day:date} muri {services:terms}. Ntugire itariki ushyiramo: tuzayishakira hamwe.',
    confirmed: false,
  },
  closed: {
    other:
      'Ntidukora ku itariki ya {day:date} ({reason:holiday}). Hitamo indi tariki. Amatariki arimo umwanya: {free:dates}.',
    confirmed: false,
  },
  closedNoneFree: {
    text: 'Ntidukora ku itariki ya {day:date} ({reason:holiday}). Ntugire itariki ushyiramo: tuzayishakira hamwe.',
    confirmed: false,
  },
  closedWeekly: {
    other:
      'Ntidukora ku itariki ya {day:date} (umunsi wacu w’ikiruhuko). Hitamo indi tariki. Amatariki arimo umwanya: {free:dates}.',
    confirmed: false,
  },
  closedWeeklyNoneFree: {
    text: 'Ntidukora ku itariki ya {day:date} (umunsi wacu w’ikiruhuko). Ntugire itariki ushyiramo: tuzayishakira hamwe.',
    confirmed: false,
  },
  monthWrong: { text: 'Andika ukwezi ukoresheje umwaka n’umubare w’ukwezi: 2026-12.', confirmed: false },

  lateStart: {
    text: 'Ni umunsi w’umuganda, bityo ibikorwa bitangira saa 11:00 cyangwa nyuma yaho.',
    confirmed: false,
  },

  noteClosed: { text: 'Hafunze', confirmed: false },
  noteTooSoon: { text: 'Hamagara', confirmed: false },
  noteFull: { text: 'Yuzuye', confirmed: false },
  noteFree: { text: 'Irahari', confirmed: false },
  noteLeft: { other: 'Hari {count}', confirmed: false },

  labelClosed: { text: '{day:weekday}, ntidukora ({reason:holiday})', confirmed: false },
  labelClosedWeekly: { text: '{day:weekday}, ntidukora (umunsi wacu w’ikiruhuko)', confirmed: false },
  labelTooSoon: { text: '{day:weekday}, duhamagare niba uwushaka', confirmed: false },
  labelFullFor: { text: '{day:weekday}, nta mwanya usigaye muri {services:terms}', confirmed: false },
  labelFull: { text: '{day:weekday}, nta mwanya usigaye', confirmed: false },
  labelFree: { text: '{day:weekday}, umwanya urahari', confirmed: false },
  labelLeft: { other: '{day:weekday}, imyanya isigaye: {count}', confirmed: false },
  labelUnknown: { text: '{day:weekday}', confirmed: false },

  toldClosed: { text: 'Ntidukora {day:weekday} ({reason:holiday}). Hitamo indi tariki.', confirmed: false },
  toldClosedWeekly: {
    text: 'Ntidukora {day:weekday} (umunsi wacu w’ikiruhuko). Hitamo indi tariki.',
    confirmed: false,
  },
  toldTooSoon: {
    other:
      'Hasigaye igihe gito ngo tugere {day:weekday}: ubusabe butangwa hasigaye nibura iminsi {count}, kuko twemeza buri busabe mu masaha 24. Niba ushaka itariki yo hafi, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri WhatsApp.',
    confirmed: false,
  },
  toldFullFor: {
    text: 'Nta mwanya usigaye {day:weekday} muri {services:terms}. Hitamo indi tariki.',
    confirmed: false,
  },
  toldFullForWait: {
    text: 'Nta mwanya usigaye {day:weekday} muri {services:terms}. Hitamo indi tariki, cyangwa ujye ku rutonde rw’abategereje iyi.',
    confirmed: false,
  },
  toldFull: { text: 'Nta mwanya usigaye {day:weekday}. Hitamo indi tariki.', confirmed: false },
  toldFullWait: {
    text: 'Nta mwanya usigaye {day:weekday}. Hitamo indi tariki, cyangwa ujye ku rutonde rw’abategereje iyi.',
    confirmed: false,
  },
  toldFree: { text: 'Umwanya urahari {day:weekday}.', confirmed: false },
  toldLeft: { other: 'Imyanya isigaye {day:weekday}: {count}.', confirmed: false },
  toldUnknown: { text: 'Numara kohereza fomu, tuzareba niba umwanya uhari {day:weekday}.', confirmed: false },

  closedDay: { text: '{day}: {reason:holiday}', confirmed: false },
  closedDayWeekly: { text: '{day}: umunsi wacu w’ikiruhuko', confirmed: false },
  closedDays: { text: 'Iminsi tudakora: {days}', confirmed: false },
  earlyDates: {
    text: 'Niba ushaka itariki yo hafi, duhamagare kuri <phone>{phone}</phone> ({hours:hours}) cyangwa utwandikire kuri <whatsApp>WhatsApp</whatsApp>.',
    confirmed: false,
  },
  earlyDateText: { text: 'Muraho, ndashaka itariki yo hafi:', confirmed: false },
  daysUnreached: {
    text: 'Ubu ntidushobora kureba amatariki arimo umwanya. Hitamo itariki; numara kohereza fomu, tuzayigenzura.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
