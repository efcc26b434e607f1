import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  all: 'Tout',
  images: 'Images',
  videography: 'Vidéo',
  audio: 'Audio',
  'handcrafted-frames': 'Cadres artisanaux',
  'handicrafted-statue': 'Statues artisanales',
} as const satisfies Translation<typeof en>;
