import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  all: { text: 'Byose', confirmed: false },
  images: { text: 'Amafoto', confirmed: false },
  videography: { text: 'Videwo', confirmed: false },
  audio: { text: 'Amajwi', confirmed: false },
  'handcrafted-frames': { text: 'Amakadere akoze n’intoki', confirmed: false },
  'handicrafted-statue': { text: 'Ibibumbano bikoze n’intoki', confirmed: false },
} as const satisfies Translation<typeof en>;
