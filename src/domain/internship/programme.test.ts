import { describe, expect, it, test } from 'vitest';
import type { Applying } from '../application/applying.ts';
import { parseProgrammes } from './parse-programme.ts';
import { applyingTo, feeLines, isFull, nextAfter, type ProgrammeFields, totalFee } from './programme.ts';

describe('programme fees', () => {
  it('tuition and materials add up to the total fee', () => {
    const fees = { tuitionFee: 100_000, materialsFee: 10_000 };
    expect(totalFee(fees)).toBe(110_000);
    expect(feeLines(fees)).toEqual([
      ['Tuition', '100,000 RWF'],
      ['Materials', '10,000 RWF'],
      ['Total', '110,000 RWF'],
    ]);
  });

  it('the total fee reads “To be announced” until tuition and materials are set', () => {
    expect(totalFee({ tuitionFee: 100_000 })).toBeUndefined();
    expect(feeLines({ materialsFee: 0 })).toEqual([
      ['Tuition', 'To be announced'],
      ['Materials', '0 RWF'],
      ['Total', 'To be announced'],
    ]);
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
