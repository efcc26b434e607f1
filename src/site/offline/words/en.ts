import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Line at the top of a page that is shown from an earlier visit; with and without its date. */
export const en = {
  offline: 'You are offline. This page is from {day:date}; prices may have changed.',
  offlineUndated: 'You are offline. This page is from an earlier visit; prices may have changed.',
  unreachable: 'The site cannot be reached. This page is from {day:date}; prices may have changed.',
  unreachableUndated:
    'The site cannot be reached. This page is from an earlier visit; prices may have changed.',
} as const satisfies Messages;

export type KeptPageWords = Words<typeof en>;
