import { describe, expect, it, test } from 'vitest';
import { speak } from '#src/lib/words/messages.ts';
import type { Applying } from '../application/applying.ts';
import { parseProgrammes } from './parse-programme.ts';
import { applyingTo, feeTexts, isFull, nextAfter, type ProgrammeFields, totalFee } from './programme.ts';
import { en } from './words/en.ts';

const words = speak('en', en);

describe('programme fees', () => {
  it('tuition and materials add up to the total fee', () => {
    const fees = { tuitionFee: 100_000, materialsFee: 10_000 };
    expect(totalFee(fees)).toBe(110_000);
    expect(feeTexts(words, fees)).toEqual({
      tuition: '100,000 RWF',
      materials: '10,000 RWF',
      fee: '110,000 RWF',
    });
  });

  it('the total fee reads “To be announced” until tuition and materials are set', () => {
    expect(totalFee({ tuitionFee: 100_000 })).toBeUndefined();
    expect(feeTexts(words, { materialsFee: 0 })).toEqual({
      tuition: 'To be announced',
      materials: '0 RWF',
      fee: 'To be announced',
    });
  });
});

test.each<[Pick<ProgrammeFields, 'open' | 'seats'>, number, Applying]>([
  [{ open: true }, 99, 'open'],
  [{ open: true, seats: 2 }, 1, 'open'],
  [{ open: true, seats: 2 }, 2, 'full'],
  [{ open: false, seats: 2 }, 0, 'closed'],
])('a programme with %j and %i accepted is %s', (fields, accepted, applying) => {
  expect(applyingTo(fields, isFull(fields, accepted))).toBe(applying);
});

test('the next programmes follow in order, and continue with the first after the last', () => {
  expect(nextAfter(['a', 'b', 'c'], 'c', 2)).toEqual(['a', 'b']);
  expect(nextAfter(['a', 'b', 'c'], 'a', 5)).toEqual(['b', 'c']);
});

test('files become programmes in their order, open unless their front matter closes them', () => {
  const file = (order: number, more = '') =>
    `---\ntitle: Programme ${order}\norder: ${order}\nsource: studio\n${more}---\n\nWords.\n\n## More\n`;
  const files = { 'a/second.mdx': file(2), 'a/first.mdx': file(1, 'open: false\n') };
  expect(parseProgrammes(files)).toEqual([
    { id: 'first', fields: { title: 'Programme 1', open: false, body: 'Words.\n\n## More' } },
    { id: 'second', fields: { title: 'Programme 2', open: true, body: 'Words.\n\n## More' } },
  ]);
});
