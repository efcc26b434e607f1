/** A mail that was given up. */
export interface DeadMail {
  id: string;
  recipient: string;
  subject: string;
  /** When it was written and when it was given up: ISO instants. */
  createdAt: string;
  diedAt: string;
  tries: number;
  /** Why it could not be sent, in a sentence. */
  trouble: string;
}

/** Dead mails as far as they were asked for, the latest first. */
export interface DeadMails {
  items: readonly DeadMail[];
  /** Where the rest begins; null when there is none. */
  nextCursor: string | null;
  /** All of them. */
  total: number;
}

/** With the next part of the list at its end. What is in both, because something changed meanwhile, is there once. */
export function withMore(known: DeadMails, more: DeadMails): DeadMails {
  const ids = new Set(known.items.map(({ id }) => id));
  return { ...more, items: [...known.items, ...more.items.filter(({ id }) => !ids.has(id))] };
}

/** Without one that was sent again or discarded. */
export function withoutMail(known: DeadMails, { id }: DeadMail): DeadMails {
  const items = known.items.filter((mail) => mail.id !== id);
  return { ...known, items, total: known.total - (known.items.length - items.length) };
}

/** With one that is dead after all, in its place. */
export function withMail(known: DeadMails, mail: DeadMail): DeadMails {
  if (known.items.some(({ id }) => id === mail.id)) return known;
  const items = [...known.items, mail].sort(
    (one, other) => other.diedAt.localeCompare(one.diedAt) || other.id.localeCompare(one.id),
  );
  return { ...known, items, total: known.total + 1 };
}
