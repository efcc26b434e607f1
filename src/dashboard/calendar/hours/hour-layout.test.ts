import { describe, expect, test } from 'vitest';
import { isWholeDay, lanesOf, minutesOn, shownHours } from './hour-layout.ts';

const at = (time: string) => new Date(`${time}:00+02:00`);
const span = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

describe('part of a session on a day', () => {
  const party = [at('2026-12-05T22:00'), at('2026-12-06T02:00')] as const;

  test.each([
    ['2026-12-05', { from: 1320, to: 1440 }],
    ['2026-12-06', { from: 0, to: 120 }],
    ['2026-12-04', undefined],
    ['2026-12-07', undefined],
  ])('a session over midnight takes on %s its own part', (day, part) => {
    expect(minutesOn(day, ...party)).toEqual(part);
  });

  test('a session that ends at midnight has no part in the next day', () => {
    expect(minutesOn('2026-12-06', at('2026-12-05T22:00'), at('2026-12-06T00:00'))).toBeUndefined();
  });

  test('only a span from midnight to midnight is a whole day', () => {
    expect(isWholeDay({ from: 0, to: 1440 })).toBe(true);
    expect(isWholeDay({ from: 0, to: 1439 })).toBe(false);
    expect(isWholeDay({ from: 1, to: 1440 })).toBe(false);
  });
});

describe('hours of the table', () => {
  test('the table shows 06:00 to 22:00 unless a session is earlier or later', () => {
    expect(shownHours([])).toEqual({ first: 6, last: 22 });
    expect(shownHours([span(10, 12)])).toEqual({ first: 6, last: 22 });
    expect(shownHours([{ from: 285, to: 360 }, span(21, 22.25)])).toEqual({ first: 4, last: 23 });
    expect(shownHours([span(22, 24), span(0, 2)])).toEqual({ first: 0, last: 24 });
  });
});

describe('overlapping sessions', () => {
  test.each([
    ['none', [], []],
    ['one alone', [span(10, 12)], ['1/1']],
    ['two that follow each other', [span(10, 12), span(12, 14)], ['1/1', '1/1']],
    ['two at once', [span(10, 12), span(11, 13)], ['1/2', '2/2']],
    ['a long one beside two short ones', [span(10, 16), span(10, 12), span(13, 15)], ['1/2', '2/2', '2/2']],
    ['three in a chain', [span(10, 12), span(11, 14), span(13, 15)], ['1/2', '2/2', '1/2']],
    ['a pair and one later', [span(14, 15), span(10, 12), span(10, 11)], ['1/1', '1/2', '2/2']],
    ['two short ones in one half hour', [span(10, 10.25), span(10.25, 10.5)], ['1/2', '2/2']],
  ])('%s get a lane each where they overlap', (_, blocks, lanes) => {
    expect(lanesOf(blocks).map(({ lane, lanes }) => `${lane + 1}/${lanes}`)).toEqual(lanes);
  });

  test('no two blocks in one lane ever overlap', () => {
    const blocks = Array.from({ length: 60 }, (_, n) =>
      span((n * 7) % 20, ((n * 7) % 20) + 1 + ((n * 5) % 4)),
    );
    const places = lanesOf(blocks);
    for (const [one, a] of blocks.entries())
      for (const [other, b] of blocks.entries()) {
        if (one >= other || a.from >= b.to || b.from >= a.to) continue;
        expect(places[one]?.lanes).toBe(places[other]?.lanes);
        expect(places[one]?.lane).not.toBe(places[other]?.lane);
      }
  });
});
