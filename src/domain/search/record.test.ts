import { expect, it } from 'vitest';
import { matchesAllWords, typedWords } from '#src/site/search/find.ts';
import type { SearchEntry } from './entry.ts';
import { type FoundRecord, foundEntry, recordOf } from './record.ts';

const price: SearchEntry = {
  type: 'price',
  title: 'Event coverage',
  href: '/pricing#photography-event',
  text: 'Photography · A wedding',
};
const product: SearchEntry = {
  type: 'product',
  title: 'Walnut frame',
  href: '/services',
  text: '',
  detail: 'Walnut <b>wood</b>',
  price: '150,000 RWF',
  thumbnail: '/a.webp',
};

function found(entry: SearchEntry, excerpt: string, locations: number[]): FoundRecord {
  const { url, ...record } = recordOf('en', entry);
  return { ...record, raw_url: url, excerpt, locations };
}

it('text that is only displayed is not searched', () => {
  expect([price, product].map((entry) => recordOf('en', entry).content)).toEqual([
    'Event coverage ¶ Photography · A wedding',
    'Walnut frame',
  ]);
});

it('a hit is shown as plain text, with the matching words marked', () => {
  const excerpt = 'Event <mark>coverage</mark> ¶ &lt;img&gt; & <mark>wedding,</mark> more…';
  expect(foundEntry(found(price, excerpt, [1, 6]))).toEqual({
    type: 'price',
    href: '/pricing#photography-event',
    title: [
      { text: 'Event', hit: false },
      { text: ' ', hit: false },
      { text: 'coverage', hit: true },
    ],
    text: [
      { text: '<img> & ', hit: false },
      { text: 'wedding,', hit: true },
      { text: ' more…', hit: false },
    ],
    thumbnail: undefined,
  });
});

it('a product hit shows its price, its description and its picture', () => {
  expect(foundEntry(found(product, '<mark>Walnut</mark> frame', [0]))).toMatchObject({
    title: [{ text: 'Walnut', hit: true }, { text: ' ' }, { text: 'frame', hit: false }],
    text: [{ text: 'Walnut <b>wood</b>', hit: false }],
    price: '150,000 RWF',
    thumbnail: '/a.webp',
  });
});

it.each([
  ['EVENT', [0], true],
  ['coveráges', [1], true],
  ['wedding event', [0, 6], true],
  ['photo', [3], true],
  ['zzzz', [6], false],
  ['event zzzz', [0], false],
  ['photozebras', [3], false],
])('the search “%s” with hits at %j matches the record: %s', (term, locations, answered) => {
  expect(matchesAllWords(found(price, '', locations), typedWords('en', term))).toBe(answered);
});

it('punctuation separates words, and stop words are dropped unless nothing else is left', () => {
  expect(typedWords('en', '  <b>Fotó-shoot?</b> ')).toEqual(['b', 'foto', 'shoot', 'b']);
  expect(typedWords('en', 'the price of a portrait')).toEqual(['price', 'portrait']);
  expect(typedWords('en', 'what to do')).toEqual(['what', 'to', 'do']);
});

it.each([
  ['fr', 'Photos d’hôtel', 'Photos d’\u2060 hôtel'],
  ['rw', 'Amafoto y’ubukwe', 'Ama\u2060 foto y’\u2060 u\u2060 bukwe'],
] as const)('in %s, the parts of “%s” are searched apart and shown as one', (language, title, content) => {
  const { url, ...record } = recordOf(language, { ...price, title, text: title });
  expect(record.content).toBe(`${content} ¶ ${content}`);
  const excerpt = content.replace(/(\S+)$/, '<mark>$1</mark>');
  const shown = foundEntry({ ...record, raw_url: url, excerpt: `¶ ${excerpt}`, locations: [2] });
  const textOf = (segments: { text: string }[]) => segments.map(({ text }) => text).join('');
  expect([textOf(shown.title), textOf(shown.text)]).toEqual([title, `¶ ${title}`]);
});

it.each([
  ['rw', 'ifoto', ['foto']],
  ['rw', 'gufotora', ['fotora']],
  ['rw', 'ibibumbano', ['bumbano']],
  ['rw', 'amafot', ['fot']],
  ['rw', 'ibiciro by’ubukwe', ['ciro', 'bukwe']],
  ['rw', 'Kigali', ['kigali']],
  ['fr', 'les prix de l’hôtel', ['prix', 'hotel']],
  ['fr', 'une oeuvre', ['œuvre']],
] as const)('in %s, the search “%s” looks for %j', (language, term, words) => {
  expect(typedWords(language, term)).toEqual(words);
});
