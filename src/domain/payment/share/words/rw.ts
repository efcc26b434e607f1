import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  photography: { text: 'amafoto', confirmed: false },
  videography: { text: 'videwo', confirmed: false },
  editing: { text: 'kunonosora', confirmed: false },
  audio: { text: 'amajwi', confirmed: false },
  dance: { text: 'imbyino', confirmed: false },
  nameEmpty: { text: 'Andika amazina y’uwishyura.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atageze ku nyuguti 100.', confirmed: false },
} as const satisfies Translation<typeof en>;
