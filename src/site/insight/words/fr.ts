import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  readingTime: '{minutes} min de lecture',
  inThisArticle: 'Dans cet article',
  onThisPage: 'Sur cette page',
  whatNext: 'Pour continuer',
  moreArticles: 'Autres articles',
  newer: 'Plus récents',
  older: 'Plus anciens',
  allArticles: 'Tous les articles',
  newerArticles: 'Articles plus récents',
  olderArticles: 'Articles plus anciens',
  page: 'Page {number}',
  titleOfPage: '{title}, page {number}',
  lowestPrice: '{amount:money}',
  onRequest: 'prix sur demande',

  inForceSince: 'En vigueur depuis le {day:date}',
  table: 'Tableau',
  phoneOrWhatsApp: '<phone>{phone}</phone> ({hours:hours}) ou écrivez-nous sur <whatsApp>WhatsApp</whatsApp>',
} as const satisfies Translation<typeof en>;
