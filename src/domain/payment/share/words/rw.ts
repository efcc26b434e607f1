import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  photography: { text: 'serivisi y’amafoto', confirmed: false },
  videography: { text: 'serivisi ya videwo', confirmed: false },
  editing: { text: 'serivisi yo gutunganya amafoto na videwo', confirmed: false },
  audio: { text: 'serivisi y’amajwi', confirmed: false },
  dance: { text: 'serivisi y’imbyino', confirmed: false },
  nameEmpty: { text: 'Andika amazina y’uwishyura.', confirmed: false },
  nameTooLong: { text: 'Andika amazina atageze ku nyuguti 100.', confirmed: false },
} as const satisfies Translation<typeof en>;
