import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryCategories } from './gallery.ts';
import { galleryParts, hasWordsAbove, isLarge } from './gallery-parts.ts';

const id = fc.constantFrom(...'abcdefghijkl');
const pictures = fc.uniqueArray(fc.record({ id, category: fc.constantFrom(...galleryCategories) }), {
  selector: (picture) => picture.id,
});
const twoSeries = fc
  .uniqueArray(id)
  .chain((ids) => fc.nat(ids.length).map((cut) => [ids.slice(0, cut), ids.slice(cut)]));

describe('galleryParts', () => {
  it('every picture is in exactly one part, and each part keeps the gallery’s order', () => {
    fc.assert(
      fc.property(pictures, twoSeries, (items, series) => {
        const parts = galleryParts(items, series);
        const all = [...parts.series, parts.shop, parts.more];
        expect(
          all
            .flat()
            .map((item) => item.id)
            .sort(),
        ).toEqual(items.map((item) => item.id).sort());
        for (const part of all) expect(part).toEqual(items.filter((item) => part.includes(item)));
      }),
    );
  });

  it('a series keeps its frame; other frames and statues are in the shop, the rest in more', () => {
    const items = [
      { id: 'frame-in-series', category: 'handcrafted-frames' },
      { id: 'frame', category: 'handcrafted-frames' },
      { id: 'statue', category: 'handicrafted-statue' },
      { id: 'added', category: 'videography' },
    ] as const;
    const ids = ({ series, shop, more }: ReturnType<typeof galleryParts>) =>
      [...series, shop, more].map((part) => part.map((item) => item.id));
    expect(ids(galleryParts(items, [['frame-in-series', 'hidden']]))).toEqual([
      ['frame-in-series'],
      ['frame', 'statue'],
      ['added'],
    ]);
  });
});

it.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('a series of %i pictures fills its rows of four', (count) => {
  const positions = Array.from({ length: count }, (_, position) => position);
  // The first is two columns wide and two rows high; the last may be two columns wide.
  const last = isLarge(count - 1, count) ? 2 : 1;
  const words = hasWordsAbove(count) ? 0 : 2;
  expect((4 + words + (count - 2) + last) % 4).toBe(0);
  expect(positions.slice(1, -1).filter((position) => isLarge(position, count))).toEqual([]);
});
