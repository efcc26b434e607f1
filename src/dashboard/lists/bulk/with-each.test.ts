import { expect, test, vi } from 'vitest';
import type { Answer } from '#src/lib/answer.ts';
import { namesOf, withEach } from './with-each.ts';

const ok: Answer<unknown> = { kind: 'ok', data: undefined };
const refused: Answer<unknown> = { kind: 'refused', status: 409, error: 'Changed.', fields: {}, body: {} };
const offline: Answer<unknown> = { kind: 'network-error', reason: 'offline' };

test.each([
  [[ok, ok, ok], undefined, 3],
  [[ok, refused, ok], { items: ['b'], why: refused }, 3],
  [[refused, ok, refused], { items: ['a', 'c'], why: refused }, 3],
  [[ok, offline, ok], { items: ['b', 'c'], why: offline }, 2],
  [[refused, offline, ok], { items: ['a', 'b', 'c'], why: refused }, 2],
])(
  'a bulk change returns its failed items, and a network error stops the rest (case %#)',
  async (answers, undone, asked) => {
    const act = vi.fn<(item: string) => Promise<Answer<unknown>>>();
    for (const answer of answers) act.mockResolvedValueOnce(answer);
    expect(await withEach(['a', 'b', 'c'], act)).toEqual(undone);
    expect(act).toHaveBeenCalledTimes(asked);
  },
);

test.each([
  [['Aline'], 'Aline'],
  [['Aline', 'Bosco'], 'Aline and Bosco'],
  [['Aline', 'Bosco', 'Chantal', 'Diane', 'Eric'], 'Aline, Bosco, Chantal and 2 more'],
])('the names %j are shortened to “%s”', (names, text) => {
  expect(namesOf(names)).toBe(text);
});
