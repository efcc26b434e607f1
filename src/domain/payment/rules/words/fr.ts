import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const fr = {
  sum: '{sum:money}',
  percent: '{percent} %',
  days: { one: '{count} jour', other: '{count} jours' },
  largeTotal: 'Un total important',
  largeTotalText: {
    one: 'À partir de {from:money}, vous payez {percent} % à la réservation, et le solde {count} jour avant la séance.',
    other:
      'À partir de {from:money}, vous payez {percent} % à la réservation, et le solde {count} jours avant la séance.',
  },
} as const satisfies Translation<typeof en>;
