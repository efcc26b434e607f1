import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  languages: { text: 'Indimi', confirmed: false },
  language: { text: 'Kinyarwanda', confirmed: false },
  homeInstead: { text: 'Ahabanza, kuko uru rupapuro rutari mu Kinyarwanda', confirmed: false },
  offer: { text: 'Wifuza gusoma uru rupapuro mu Kinyarwanda?', confirmed: false },
  closeOffer: { text: 'Funga', confirmed: false },
} as const satisfies Translation<typeof en>;
