import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  loading: { text: 'Turimo gufungura ubutumwa bwawe…', confirmed: false },
  hello: { text: 'Muraho {name}, dore ibyo twandikiranye.', confirmed: false },
  you: { text: 'Wowe', confirmed: false },
  at: { text: '{at:moment}', confirmed: false },
  yourAnswer: { text: 'Igisubizo cyawe', confirmed: false },
  questions: { text: 'Ibibazo', confirmed: false },
  yourQuestion: { text: 'Ikibazo cyawe', confirmed: false },
  replyHint: { text: 'Tuzagusubiza hano mu masaha 24, kandi tukumenyeshe ko twasubije.', confirmed: false },
  send: { text: 'Ohereza', confirmed: false },
  sending: { text: 'Turimo kohereza…', confirmed: false },
  sent: { text: 'Bwoherejwe. Tuzagusubiza mu masaha 24.', confirmed: false },
  notSent: { text: 'Ubutumwa bwawe ntibwoherejwe', confirmed: false },

  linkIncomplete: {
    text: 'Iyi aderesi ntiyuzuye. Ongera ufungure linki iri mu butumwa bwacu buheruka.',
    confirmed: false,
  },
  linkExpired: {
    text: 'Iyi linki ntiyuzuye, cyangwa igihe cyayo cyararangiye. Fungura ubutumwa bwacu buheruka, duhamagare kuri {phone} ({hours:hours}) cyangwa utwandikire kuri {whatsApp}.',
    confirmed: false,
  },
  offline: { text: 'Birasa n’aho nta interineti ufite. Ubutumwa bwawe turabufite neza.', confirmed: false },
  timeout: { text: 'Biratinda kurusha uko bisanzwe. Ubutumwa bwawe turabufite neza.', confirmed: false },
  unreachable: {
    text: 'Ntidushobora kugera kuri seriveri yacu. Ubutumwa bwawe turabufite neza.',
    confirmed: false,
  },

  price: { text: 'Igiciro cyacu ni {total:money}, kugeza ku itariki ya {day:date}.', confirmed: false },
  bookingSubject: { text: 'Ubusabe bwawe {reference}', confirmed: false },
  bookingReplyText: {
    text: '{studio} yasubije ku busabe {reference}. Soma usubize hano: {url}',
    confirmed: false,
  },
  messageReplyText: { text: '{studio} yasubije ubutumwa bwawe. Soma usubize hano: {url}', confirmed: false },
  whatsAppHello: { text: 'Muraho {name}, ni {studio}.', confirmed: false },
  whatsAppLink: { text: 'Urupapuro rwawe, aho ushobora no gusubiriza:', confirmed: false },
} as const satisfies Translation<typeof en>;
