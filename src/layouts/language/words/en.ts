import type { Messages } from '#src/lib/words/messages.ts';

export const en = {
  // Name of the links to the other languages, for screen readers.
  languages: 'Languages',
  language: 'English',
  // Follows the name of a language if the page does not exist in it. Read by people on a page in another language.
  homeInstead: 'Home, as this page is not in English',
  // At the top of a page in another language, for a visitor whose browser prefers this one.
  offer: 'Read this page in English?',
  closeOffer: 'Close',
} as const satisfies Messages;
