import { expect, it } from 'vitest';
import type { SearchEntry } from './entry.ts';
import { entryOf, recordOf } from './record.ts';

const entries: SearchEntry[] = [
  {
    type: 'price',
    title: 'Event coverage',
    href: '/pricing#photography-event',
    text: 'Photography · A wedding',
  },
  {
    type: 'product',
    title: 'Walnut frame',
    href: '/services',
    text: '',
    detail: '150,000 RWF',
    thumbnail: '/a.webp',
  },
];

it.each(entries)('an entry of type $type is read from the index unchanged', (entry) => {
  const { url, ...record } = recordOf(entry);
  expect(entryOf({ ...record, raw_url: url })).toEqual(entry);
});

it('what is only shown is not among the words that are searched', () => {
  expect(entries.map((entry) => recordOf(entry).content)).toEqual([
    'Event coverage ¶ Photography · A wedding',
    'Walnut frame',
  ]);
});
