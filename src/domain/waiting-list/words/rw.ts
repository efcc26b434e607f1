import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  join: { text: 'Jya ku rutonde', confirmed: false },
  joining: { text: 'Turimo kukwandika…', confirmed: false },
  waitFor: { text: 'Gutegereza {day:date}', confirmed: false },
  rule: {
    text: 'Umwanya nuboneka, tuzakoherereza linki mu butumwa bugufi (SMS). Umwanya ni uwawe amasaha abiri: ishyura muri icyo gihe ngo uwugumane, ku giciro cy’uwo munsi.',
    confirmed: false,
  },
  withCart: {
    text: 'Utegereje ibyo wahisemo. Ubu nta busabe bwoherezwa kandi nta mafaranga dufata.',
    confirmed: false,
  },
  close: { text: 'Funga', confirmed: false },
  formNotLoaded: { text: 'Fomu ntiyafungutse', confirmed: false },
  formNotLoadedAdvice: {
    text: 'Reba interineti yawe wongere ugerageze, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri WhatsApp.',
    confirmed: false,
  },
  notJoined: { text: 'Ntitwashoboye kugushyira ku rutonde', confirmed: false },
  joined: { text: 'Uri ku mwanya wa {position} ku itariki ya {day:date}', confirmed: false },
  joinedText: {
    text: 'Twakoherereje ubutumwa bugufi (SMS) burimo linki ureberaho umwanya wawe cyangwa ukavira ku rutonde. Uracyashobora gusaba indi tariki.',
    confirmed: false,
  },

  nameEmpty: { text: 'Andika amazina yawe.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atageze ku nyuguti 100.', confirmed: false },
  phoneEmpty: {
    text: 'Andika numero yawe ya telefoni: umwanya nuboneka, tuzakoherereza ubutumwa bugufi (SMS).',
    confirmed: false,
  },
  phoneWrong: { text: 'Andika numero ya telefoni yo mu Rwanda nka 0788 123 456.', confirmed: false },
  noSession: { text: 'Mu byo wahisemo nta gikenera itariki. Ushobora kubisaba ubu.', confirmed: false },
  slotFree: {
    text: 'Ku itariki ya {day:date} umwanya urahari. Hitamo iyi tariki usabe ubu.',
    confirmed: false,
  },
  tooLate: {
    text: 'Igihe cyo gutegereza itariki ya {day:date} cyararangiye: imyanya ibonetse tuyitanga kugeza ku munsi ubanziriza igikorwa. Duhamagare kuri {phone} ({hours:hours}), utwandikire kuri WhatsApp, cyangwa uhitemo indi tariki.',
    confirmed: false,
  },
  dayClosed: {
    text: 'Ntidukora ku itariki ya {day:date} ({reason:holiday}). Hitamo indi tariki.',
    confirmed: false,
  },
  dayOff: {
    text: 'Ntidukora ku itariki ya {day:date} (umunsi wacu w’ikiruhuko). Hitamo indi tariki.',
    confirmed: false,
  },
  placeChanged: { text: 'Umwanya wawe ku rutonde umaze guhinduka. Ongera ugerageze.', confirmed: false },

  loading: { text: 'Turimo gushaka umwanya wawe…', confirmed: false },
  linkIncomplete: {
    text: 'Iyi aderesi ntiyuzuye. Fungura linki yose iri mu butumwa bugufi (SMS) twakoherereje.',
    confirmed: false,
  },
  linkInvalid: {
    text: 'Iyi linki ntiyuzuye, cyangwa igihe cyayo cyararangiye. Fungura ubutumwa bugufi (SMS) buheruka ku mwanya wawe, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri WhatsApp.',
    confirmed: false,
  },
  waiting: { text: 'Uri ku mwanya wa {position} ku itariki ya {day:date}.', confirmed: false },
  offerComes: {
    text: 'Umwanya nuboneka, tuzakoherereza linki mu butumwa bugufi (SMS), hagati ya saa 08:00 na saa 18:00. Umwanya ni uwawe amasaha abiri.',
    confirmed: false,
  },
  offered: {
    text: 'Twaguhaye umwanya ku itariki ya {day:date}. Ubutumwa bugufi (SMS) twakoherereje burimo linki yo kureba no kwishyura ubusabe bwawe.',
    confirmed: false,
  },
  left: { text: 'Ntukiri ku rutonde rw’abategereje itariki ya {day:date}.', confirmed: false },
  whatYouChose: { text: 'Ibyo wahisemo', confirmed: false },
  noLongerSold: { text: 'Ntibikigurishwa', confirmed: false },
  leave: { text: 'Va ku rutonde', confirmed: false },
  leaving: { text: 'Turimo kugukuraho…', confirmed: false },
  notLeft: { text: 'Uracyari ku rutonde', confirmed: false },
  bookAnother: { text: 'Saba indi tariki', confirmed: false },
} as const satisfies Translation<typeof en>;
