import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  languages: 'Indimi',
  language: 'Kinyarwanda',
  homeInstead: 'Ahabanza, kuko uru rupapuro rutari mu Kinyarwanda',
  offer: 'Soma uru rupapuro mu Kinyarwanda?',
  closeOffer: 'Funga',
} as const satisfies Translation<typeof en>;
