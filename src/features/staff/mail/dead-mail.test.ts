import { expect, test } from 'vitest';
import { type DeadMail, type DeadMails, withMail, withMore, withoutMail } from './dead-mail.ts';

const mail = (id: string, diedAt: string): DeadMail => ({
  ...{ id, diedAt, createdAt: '2026-11-17T08:00:00.000Z', recipient: `${id}@example.com` },
  ...{ subject: 'Hello', tries: 12, trouble: 'We could not reach the mail server.' },
});
const c = mail('c', '2026-11-20T10:00:00.000Z');
const b = mail('b', '2026-11-20T09:00:00.000Z');
const a = mail('a', '2026-11-20T09:00:00.000Z');
const list = (...items: DeadMail[]): DeadMails => ({ items, nextCursor: null, total: items.length });
const ids = ({ items }: DeadMails) => items.map(({ id }) => id).join('');

test('the next part comes after what is known, each mail once', () => {
  const more = { items: [b, a], nextCursor: 'next', total: 9 };
  expect(withMore(list(c, b), more)).toEqual({ items: [c, b, a], nextCursor: 'next', total: 9 });
});

test('a mail that goes is counted once, and comes back to its place', () => {
  const known = { ...list(c, b, a), total: 30 };
  for (const one of [a, b, c]) {
    const without = withoutMail(known, one);
    expect(without.total).toBe(29);
    expect(withoutMail(without, one)).toEqual(without);
    expect(withMail(without, one)).toEqual(known);
    expect(withMail(known, one)).toBe(known);
  }
  expect(ids(withoutMail(known, b))).toBe('ca');
});
