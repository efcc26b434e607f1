import { describe, expect, it } from 'vitest';
import content from '#content/gallery.json' with { type: 'json' };
import { adviceOf } from '#tests/support/advice.ts';
import { image } from '#tests/support/requests/picture.ts';
import { categoryOfFile, galleryCategories } from './gallery.ts';
import { galleryPageSchema } from './gallery-content.ts';

const schema = galleryPageSchema(image);
const [first] = content.items;
const [pack] = content.packages.items;

function adviceForItem(change: Record<string, unknown>): string {
  return adviceOf(schema.safeParse({ ...content, items: [{ ...first, ...change }] }));
}

function adviceForPackages(items: unknown[]): string {
  return adviceOf(schema.safeParse({ ...content, packages: { ...content.packages, items } }));
}

describe('content/gallery.json', () => {
  it.each([
    [{ alt: undefined }, 'items[0].alt: Describe the picture in a sentence.'],
    [{ file: 'Frame Oak.png' }, 'items[0].file: Name a file in content/gallery/, such as frame-oak.jpg.'],
    [{ file: undefined }, 'items[0].file: Name the file in content/gallery/.'],
    [{ title: '' }, 'items[0].title: Write the title of the picture.'],
    [{ externalLink: 'irumart' }, 'items[0].externalLink: Write the whole address'],
  ])('a picture with %j is refused with its key and what to write', (change, advice) => {
    expect(adviceForItem(change)).toContain(advice);
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
    const files = content.items.map((item) => item.file);
    expect(new Set(files.map(categoryOfFile))).toEqual(new Set(galleryCategories));
  });
});
