import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPages, neighbours, newestFirst, pageHref } from './order.ts';

const insight = (slug: string, date: string) => ({ data: { slug, date } });

test('articles are sorted newest first, and by slug within a day', () => {
  const list = [
    insight('home', '2024-11-18'),
    insight('business', '2025-01-01'),
    insight('art', '2025-01-01'),
    insight('story', '2025-02-01'),
  ];

  expect(newestFirst(list).map((entry) => entry.data.slug)).toEqual(['story', 'art', 'business', 'home']);
});

test('an article has its newer and older neighbour', () => {
  expect(neighbours(['new', 'middle', 'old'], 1)).toEqual({ newer: 'new', older: 'old' });
});

test('the first and last article have one neighbour, a single article has none', () => {
  expect(neighbours(['new', 'old'], 0)).toEqual({ older: 'old' });
  expect(neighbours(['new', 'old'], 1)).toEqual({ newer: 'new' });
  expect(neighbours(['only'], 0)).toEqual({});
});

test.each([
  { count: 0, sizes: [0] },
  { count: 19, sizes: [19] },
  { count: 39, sizes: [39] },
  { count: 40, sizes: [20, 20] },
  { count: 65, sizes: [25, 20, 20] },
])('$count articles make pages of $sizes', ({ count, sizes }) => {
  const pages = inPages(Array.from({ length: count }, (_, index) => index));
  expect(pages.map(({ articles }) => articles.length)).toEqual(sizes);
});

test('a page address keeps its articles when more are added', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(100), (count, more) => {
      const list = Array.from({ length: count }, (_, index) => -index);
      const later = [...Array.from({ length: more }, (_, index) => more - index), ...list];
      const kept = new Map(inPages(later).map((page) => [pageHref(page), page.articles]));
      for (const page of inPages(list))
        if (page.number !== undefined) expect(kept.get(pageHref(page))).toEqual(page.articles);
      expect(inPages(later).flatMap(({ articles }) => articles)).toEqual(later);
    }),
  );
});
