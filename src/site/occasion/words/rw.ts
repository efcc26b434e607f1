import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  seeFreeDates: { text: 'Reba amatariki aboneka', confirmed: false },
  freeDatesFailed: {
    text: 'Ubu ntidushobora kwerekana amatariki aboneka. Twandikire itariki ushaka; tuzayireba tugusubize.',
    confirmed: false,
  },
  date: { text: 'Itariki', confirmed: false },
  offer: { text: 'Icyo uhitamo', confirmed: false },
  notSure: { text: 'Sindabyemeza', confirmed: false },
  repeat: { text: 'Ongera wandike itariki n’icyo wahisemo mu butumwa bwawe.', confirmed: false },
  reply: {
    text: 'Tuzagusubiza mu masaha 24. Cyangwa uhamagare <phone>{phone}</phone>, {hours:hours}.',
    confirmed: false,
  },
  message: { text: 'Muraho, ndimo kureba urupapuro rwanyu “{title}”.', confirmed: false },
  messageWithDate: {
    text: 'Muraho, ndimo kureba urupapuro rwanyu “{title}”. Ese muraboneka ku itariki ya {day:date}?',
    confirmed: false,
  },
  allIncludeVat: { text: 'Ibiciro byose birimo TVA.', confirmed: false },
  vatIncluded: { text: 'TVA irimo', confirmed: false },
  planned: { text: 'Byose biteguriwe hamwe', confirmed: false },
  goodToKnow: { text: 'Ibyo ukwiye kumenya', confirmed: false },
} as const satisfies Translation<typeof en>;
