import type { Translation } from '#src/lib/words/messages.ts';
import type { en } from './en.ts';

export const rw = {
  sum: { text: '{sum:money}', confirmed: false },
  percent: { text: '{percent}%', confirmed: false },
  days: { other: 'iminsi {count}', confirmed: false },
  largeTotal: { text: 'Igiteranyo kinini', confirmed: false },
  largeTotalText: {
    other:
      'Guhera kuri {from:money}, wishyura {percent}% igihe usaba, asigaye ukayishyura iminsi {count} mbere y’igikorwa.',
    confirmed: false,
  },
} as const satisfies Translation<typeof en>;
