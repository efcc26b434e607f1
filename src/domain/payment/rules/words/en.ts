import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Payment rules in texts and next to prices. */
export const en = {
  sum: '{sum:money}',
  percent: '{percent}%',
  days: { one: '{count} day', other: '{count} days' },
  largeTotal: 'A large total',
  largeTotalText: {
    one: 'From {from:money} you pay {percent}% when you book, and the balance {count} day before the session.',
    other:
      'From {from:money} you pay {percent}% when you book, and the balance {count} days before the session.',
  },
} as const satisfies Messages;

export type PaymentRuleWords = Words<typeof en>;
