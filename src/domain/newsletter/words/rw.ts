import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  email: { text: 'Imeyili yawe', confirmed: false },
  consent: {
    text: 'Imeyili yawe tuyikoresha gusa mu kukoherereza amakuru yacu na kode y’igabanywa. Ushobora kuva ku rutonde ukoresheje imeyili yacu iyo ari yo yose.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
