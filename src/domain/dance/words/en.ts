import type { Messages, Words } from '#src/lib/words/messages.ts';

/** Names and prices of dance classes and programmes. */
export const en = {
  // A class may be enrolled under another name than it is known by.
  registeredAs: '{name} (registered as {registered})',
  traditional: 'Traditional',
  modern: 'Modern',

  pricePerMonth: '{price:money} per month',
  // Price of a programme; {group} is such as “group of up to 15”.
  priceOfCourse: '{price:money} for the whole course',
  priceOfGroupCourse: '{price:money} for the whole course, per {group}',
  sessions: { one: '{count} session', other: '{count} sessions' },
  // Their number is agreed with the client.
  customSessions: 'Custom sessions',
} as const satisfies Messages;

export type DanceWords = Words<typeof en>;
