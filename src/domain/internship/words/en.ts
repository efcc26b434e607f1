import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Fees of internships. */
export const en = {
  tuition: 'Tuition',
  materials: 'Materials',
  total: 'Total',
  fee: '{amount:money}',
  // While a fee is not set.
  feeOpen: 'To be announced',
} as const satisfies Messages;

export type InternshipWords = Words<typeof en>;
