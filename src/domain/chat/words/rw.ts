import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  chat: { text: 'Tuganire', confirmed: false },
  chatWithSupport: { text: 'Tuganire n’abakozi bacu', confirmed: false },
  notLoaded: {
    text: 'Ikiganiro nticyafungutse. Reba interineti yawe wongere ukande buto, cyangwa ukoreshe numero ziri hasi kuri uru rupapuro.',
    confirmed: false,
  },
  broken: {
    text: 'Ongera ufungure urupapuro, cyangwa utuvugishe muri bumwe mu buryo buri hasi ku rupapuro.',
    confirmed: false,
  },
  commonQuestions: { text: 'Ibibazo bikunze kubazwa', confirmed: false },
  close: { text: 'Funga ikiganiro', confirmed: false },
  conversation: { text: 'Ikiganiro', confirmed: false },
  visitorSays: { text: 'Wowe:', confirmed: false },
  studioSays: { text: 'Abakozi bacu:', confirmed: false },
  yourMessage: { text: 'Ubutumwa bwawe', confirmed: false },
  writeQuestion: { text: 'Andika ikibazo cyawe', confirmed: false },
  send: { text: 'Ohereza', confirmed: false },
  contactPage: { text: 'Urupapuro rwo kutwandikira', confirmed: false },

  lowestPrice: { text: '{amount:money}', confirmed: false },
  priceOnRequest: { text: 'igiciro kibazwa', confirmed: false },
  fullProductions: { text: '{amount:number} RWF', confirmed: false },
  fullProductionsBeforeVat: { text: '{amount:number} RWF + TVA', confirmed: false },
} as const satisfies Translation<typeof en>;
