import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  languages: 'Langues',
  language: 'Français',
  homeInstead: 'Accueil, car cette page n’existe pas en français',
  offer: 'Lire cette page en français ?',
  closeOffer: 'Fermer',
} as const satisfies Translation<typeof en>;
