import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  readingTime: { text: 'Bisomwa mu minota {minutes}', confirmed: false },
  inThisArticle: { text: 'Muri iyi nkuru', confirmed: false },
  onThisPage: { text: 'Kuri uru rupapuro', confirmed: false },
  whatNext: { text: 'Ibikurikira', confirmed: false },
  moreArticles: { text: 'Izindi nkuru', confirmed: false },
  newer: { text: 'Inshya', confirmed: false },
  older: { text: 'Iza mbere', confirmed: false },
  allArticles: { text: 'Inkuru zose', confirmed: false },
  newerArticles: { text: 'Inkuru nshya', confirmed: false },
  olderArticles: { text: 'Inkuru za mbere', confirmed: false },
  page: { text: 'Urupapuro {number}', confirmed: false },
  titleOfPage: { text: '{title}, urupapuro {number}', confirmed: false },
  lowestPrice: { text: '{amount:money}', confirmed: false },
  onRequest: { text: 'igiciro kibazwa', confirmed: false },
  inForceSince: { text: 'Bikurikizwa kuva ku itariki ya {day:date}', confirmed: false },
  table: { text: 'Imbonerahamwe', confirmed: false },
  phoneOrWhatsApp: {
    text: '<phone>{phone}</phone> ({hours:hours}) cyangwa wandike kuri <whatsApp>WhatsApp</whatsApp>',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
