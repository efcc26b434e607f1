import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  tuition: { text: 'Amafaranga yo kwiga', confirmed: false },
  materials: { text: 'Ibikoresho', confirmed: false },
  total: { text: 'Igiteranyo', confirmed: false },
  fee: { text: '{amount:money}', confirmed: false },
  feeOpen: { text: 'Azatangazwa', confirmed: false },
} as const satisfies Translation<typeof en>;
