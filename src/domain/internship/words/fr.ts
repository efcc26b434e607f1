import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  tuition: 'Formation',
  materials: 'Matériel',
  total: 'Total',
  fee: '{amount:money}',
  feeOpen: 'À préciser',
} as const satisfies Translation<typeof en>;
