import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Override } from './entry.ts';
import { applyOverrides, differing, draftFields, inOrder, liveFields, moved, patchOf } from './overrides.ts';

interface Fields {
  name: string;
  page?: string;
  features?: string[];
}

const base = [
  { id: 'photography', fields: { name: 'Photography', page: '/services/photography' } },
  { id: 'dancing', fields: { name: 'Dancing' } },
];

function kept(entry: Partial<Override<Fields>> & { id: string }): Override<Fields> {
  return { state: 'published', changes: null, draft: null, removed: false, overBase: false, ...entry };
}

const publicOf = (...entries: Override<Fields>[]) => applyOverrides<Fields>(base, { entries, order: [] });

describe('published entries', () => {
  test.each<[what: string, entry: Override<Fields>, names: string[]]>([
    [
      'a changed entry with its changes',
      kept({ id: 'dancing', changes: { name: 'Dance' } }),
      ['Photography', 'Dance'],
    ],
    [
      'an entry without its draft changes',
      kept({ id: 'dancing', draft: { name: 'Dance' } }),
      ['Photography', 'Dancing'],
    ],
    ['no hidden entry', kept({ id: 'dancing', state: 'hidden' }), ['Photography']],
    ['no removed entry', kept({ id: 'dancing', removed: true }), ['Photography']],
    [
      'no changed entry that the base no longer has',
      kept({ id: 'opera', changes: { page: '/o' }, overBase: true }),
      ['Photography', 'Dancing'],
    ],
    [
      'an added entry',
      kept({ id: 'drone', changes: { name: 'Drone' } }),
      ['Photography', 'Dancing', 'Drone'],
    ],
    [
      'no draft that was never published',
      kept({ id: 'drone', state: 'draft', draft: { name: 'Drone' } }),
      ['Photography', 'Dancing'],
    ],
  ])('the published list has %s', (_, entry, names) => {
    expect(publicOf(entry).map(({ fields }) => fields.name)).toEqual(names);
  });

  it('a field that only the base changed is published as changed', () => {
    const [first] = publicOf(kept({ id: 'photography', changes: { name: 'Photos' } }));
    expect(first?.fields).toEqual({ name: 'Photos', page: '/services/photography' });
  });

  it('an override can remove a field of the base', () => {
    const [first] = publicOf(kept({ id: 'photography', changes: { page: null } }));
    expect(first?.fields).toEqual({ name: 'Photography' });
  });
});

it('the draft view shows drafts instead of published fields, also of hidden entries', () => {
  const entries = [
    kept({ id: 'dancing', state: 'hidden', changes: { name: 'Dance' }, draft: { name: 'Dances' } }),
    kept({ id: 'drone', state: 'draft', draft: { name: 'Drone' } }),
  ];
  const names = applyOverrides<Fields>(base, { entries, order: [] }, 'draft').map(
    ({ fields }) => fields.name,
  );
  expect(names).toEqual(['Photography', 'Dances', 'Drone']);
});

describe('a patch', () => {
  const json = fc.dictionary(
    fc.constantFrom('name', 'page', 'features'),
    fc.oneof(fc.string(), fc.array(fc.string()), fc.record({ min: fc.integer(), max: fc.integer() })),
  );

  it('a patch over the base restores the fields, and is null when nothing differs', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const patch = patchOf(before, after);
        expect(draftFields(before, { changes: null, draft: patch })).toEqual(after);
        expect(patch === null).toBe(differing(before, after).length === 0);
        expect(patchOf(before, structuredClone(before))).toBeNull();
      }),
    );
  });

  it('the patch of an added entry holds all its fields, even if it has none', () => {
    expect(patchOf<object>(undefined, {})).toEqual({});
    expect(liveFields<object>(undefined, { changes: null })).toBeUndefined();
  });

  it('fields are equal whatever the order of their keys', () => {
    expect(differing({ a: { b: 1, c: [1, 2] } }, { a: { c: [1, 2], b: 1 } })).toEqual([]);
    expect(differing({ a: [1, 2] }, { a: [1, 2, 3] })).toEqual(['a']);
    expect(differing({ a: [] }, { a: {} })).toEqual(['a']);
  });
});

describe('the order of entries', () => {
  test.each<[base: string, added: string, order: string, result: string]>([
    ['abc', 'x', '', 'abcx'],
    ['abc', 'x', 'xcba', 'xcba'],
    ['abc', 'xy', 'xcba', 'xcbay'],
    ['abNc', '', 'cba', 'cbNa'],
    ['Nabc', '', 'cba', 'Ncba'],
    ['ac', '', 'cba', 'ca'],
  ])('base entries %s and added entries %s in the order %s give %s', (inBase, added, order, result) => {
    expect(inOrder([...inBase], [...added], [...order]).join('')).toBe(result);
  });

  test.each<[id: string, after: string | null, result: string]>([
    ['c', null, 'cab'],
    ['a', 'c', 'bca'],
    ['a', 'b', 'bac'],
    ['b', 'a', 'abc'],
  ])('moving %s after %s gives %s', (id, after, result) => {
    expect(moved(['a', 'b', 'c'], id, after).join('')).toBe(result);
  });

  it('ordering never loses or duplicates an entry', () => {
    const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'));
    fc.assert(
      fc.property(ids, ids, ids, (inBase, more, order) => {
        const added = more.filter((id) => !inBase.includes(id));
        expect(inOrder(inBase, added, order).toSorted()).toEqual([...inBase, ...added].toSorted());
      }),
    );
  });
});
