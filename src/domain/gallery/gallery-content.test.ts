import { describe, expect, it } from 'vitest';
import content from '#content/gallery.json' with { type: 'json' };
import { adviceOf } from '#tests/support/advice.ts';
import { image } from '#tests/support/requests/picture.ts';
import { categoryOfFile, galleryCategories } from './gallery.ts';
import { galleryPageSchema } from './gallery-content.ts';

const schema = galleryPageSchema(image);
const [series] = content.series;
const [first] = series?.items ?? [];
const [pack] = content.packages.items;

function adviceForItem(change: Record<string, unknown>): string {
  return adviceForSeries({ items: [{ ...first, ...change }, ...(series?.items.slice(1) ?? [])] });
}

function adviceForSeries(change: Record<string, unknown>): string {
  return adviceOf(schema.safeParse({ ...content, series: [{ ...series, ...change }] }));
}

function adviceForPackages(items: unknown[]): string {
  return adviceOf(schema.safeParse({ ...content, packages: { ...content.packages, items } }));
}

describe('content/gallery.json', () => {
  it.each([
    [{ alt: undefined }, 'series[0].items[0].alt: Describe the picture in a sentence.'],
    [
      { file: 'Frame Oak.png' },
      'series[0].items[0].file: Name a file in content/gallery/, such as frame-oak.jpg, or',
    ],
    [{ file: undefined }, 'series[0].items[0].file: Name the file in content/gallery/.'],
    [{ title: '' }, 'series[0].items[0].title: Write the title of the picture.'],
    [{ externalLink: 'irumart' }, 'series[0].items[0].externalLink: Write the whole address'],
  ])('a picture with %j is refused with its key and what to write', (change, advice) => {
    expect(adviceForItem(change)).toContain(advice);
  });

  it.each([
    [{ title: '' }, 'series[0].title: Write the title of the series.'],
    [{ place: undefined }, 'series[0].place: Write the place of the pictures.'],
    [{ year: '2026' }, 'series[0].year: Write the year of the pictures, without quotes.'],
    [{ items: [] }, 'series[0].items: A series has three pictures at least.'],
  ])('a series with %j is refused with its key and what to write', (change, advice) => {
    expect(adviceForSeries(change)).toContain(advice);
  });

  it('a shop row with a picture that is neither frame nor statue is refused', () => {
    const shop = { ...content.shop, items: [{ ...first, file: 'agaseke.jpg' }] };
    expect(adviceOf(schema.safeParse({ ...content, shop }))).toContain(
      'shop.items[0].file: The shop row has frames and statues: name a file frame-… or statue-….',
    );
  });

  it('a page without four packages, or with a price written as text, is refused', () => {
    expect(adviceForPackages([])).toContain('packages.items: This page shows four packages.');
    const priced = { ...pack, price: { kind: 'from', amount: '150,000' } };
    expect(adviceForPackages([priced, priced, priced, priced])).toContain(
      'packages.items[0].price.amount: A price is a whole number of RWF, without quotes or commas: write 150000.',
    );
  });

  it('the published gallery sells four packages, each with a starting price', () => {
    const prices = content.packages.items.map(({ title, price }) => [title, price.kind, price.amount]);
    expect(prices).toEqual([
      ['Group Photo', 'from', 150_000],
      ['Proposal Photos', 'from', 200_000],
      ['Family Photos', 'from', 180_000],
      ['Product Photos', 'from', 5_000],
    ]);
  });

  it('the published gallery has a picture in every category', () => {
    const files = [...content.series, content.shop].flatMap(({ items }) => items.map((item) => item.file));
    expect(new Set(files.map(categoryOfFile))).toEqual(new Set(galleryCategories));
  });

  it('the published gallery has five series of six to eight pictures', () => {
    const counts = content.series.map(({ items }) => items.length);
    expect(counts).toHaveLength(5);
    for (const count of counts) expect([6, 7, 8]).toContain(count);
  });
});
