import { expect, test } from 'vitest';
import { neighbours, newestFirst } from './order.ts';

const insight = (slug: string, date: string) => ({ data: { slug, date } });

test('the newest article leads, and one day is ordered by address', () => {
  const list = [
    insight('home', '2024-11-18'),
    insight('business', '2025-01-01'),
    insight('art', '2025-01-01'),
    insight('story', '2025-02-01'),
  ];

  expect(newestFirst(list).map((entry) => entry.data.slug)).toEqual(['story', 'art', 'business', 'home']);
});

test('an article knows the newer and the older one beside it', () => {
  expect(neighbours(['new', 'middle', 'old'], 1)).toEqual({ newer: 'new', older: 'old' });
});

test('the ends of the list have one neighbour, a single article has none', () => {
  expect(neighbours(['new', 'old'], 0)).toEqual({ older: 'old' });
  expect(neighbours(['new', 'old'], 1)).toEqual({ newer: 'new' });
  expect(neighbours(['only'], 0)).toEqual({});
});
