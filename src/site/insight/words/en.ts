import type { Messages } from '#src/lib/words/messages.ts';

/** Texts to read: articles and policies. */
export const en = {
  readingTime: '{minutes} min read',
  // Over the list of an article’s sections.
  inThisArticle: 'In this article',
  onThisPage: 'On this page',
  // Name of the box after an article, with one button.
  whatNext: 'What next',
  moreArticles: 'More articles',
  newer: 'Newer',
  older: 'Older',
  allArticles: 'All articles',
  newerArticles: 'Newer articles',
  olderArticles: 'Older articles',
  page: 'Page {number}',
  titleOfPage: '{title}, page {number}',
  // Within a sentence of an article.
  lowestPrice: '{amount:money}',
  // In place of an amount: “It starts from a price on request.”
  onRequest: 'a price on request',

  inForceSince: 'In force since {day:date}',
  table: 'Table',
  // Within a sentence of a policy, after “call”.
  phoneOrWhatsApp: '<phone>{phone}</phone> ({hours:hours}) or write on <whatsApp>WhatsApp</whatsApp>',
} as const satisfies Messages;
