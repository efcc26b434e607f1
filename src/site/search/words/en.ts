import type { Messages, Words } from '#src/lib/words/messages.ts';

export const en = {
  title: 'Search',
  description:
    'Search the articles, products, services, prices, internships, questions and team of the studio.',
  // The search box of each page.
  site: 'Site',
  searchSite: 'Search the site',
  search: 'Search',
  allFound: 'All results',

  thisPage: 'This page',
  wanted: 'What are you looking for?',
  show: 'Show',
  all: 'All',
  termMissing: 'Enter a search term.',
  nothingFound: 'No results found.',
  resultsFor: 'Results for “{term}”',
  results: { one: '{count} result', other: '{count} results' },
  allResults: { one: 'All {count} result', other: 'All {count} results' },
  // Read out while someone types.
  announced: { one: 'Results for “{term}”: {count} result', other: 'Results for “{term}”: {count} results' },
  showMore: 'Show {number} more',
  moreFailed: 'They could not be loaded. Try again',
  // Also for browsers that are too old.
  unreachable:
    'We could not load the search. Everything is listed below. Try again on a better connection or in a newer browser.',

  // Before words like the ones typed, which are links.
  didYouMean: 'Did you mean:',
  askUs: 'Ask us',
  callPhone: 'Call {phone}',
  // WhatsApp message from a visitor.
  askOffer: 'Hello, do you also offer this: {term}',
  notListed: 'Not on the list? We may still make it. Call us {hours:hours}.',
  tryOther: 'Try a shorter word, or one of these:',
  // Words that have results in this language, with spaces between them.
  common: 'wedding portrait film song dance frames',

  atAGlance: 'Everything at a glance',
  needsScript:
    'Results as you type need JavaScript. Everything is listed here; use your browser’s “Find in page”.',
  // Link to the page of a long list.
  allOfList: 'All {number}',

  // Kinds of results: one, and the name of their list.
  post: 'Post',
  posts: 'Posts',
  product: 'Product',
  products: 'Products',
  service: 'Service',
  services: 'Services',
  occasion: 'Occasion',
  occasions: 'Occasions',
  price: 'Price',
  prices: 'Prices',
  programme: 'Internship',
  programmes: 'Internships',
  question: 'Question',
  questions: 'Questions',
  person: 'Team',
  persons: 'Team',
} as const satisfies Messages;

declare module '#src/lib/words/messages.ts' {
  interface Catalogues {
    search: typeof en;
  }
}

export type SearchWords = Words<typeof en>;
