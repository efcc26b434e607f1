import { expect, test } from 'vitest';
import { image, picture } from '#tests/support/requests/picture.ts';
import { insightSchema } from './insight.ts';

const schema = insightSchema(image);

const article = {
  slug: 'art-passion',
  title: 'A passion for art',
  date: '2025-01-01',
  excerpt: 'What a ridge of ash teaches about light, colour, patience and the hand that made it.',
  author: 'The art workshop',
  picture,
  alt: 'A panel in raking light.',
  action: { text: 'Have a wall in mind?', label: 'Contact us', href: '/contact' },
};

function adviceFor(change: Record<string, unknown>): string | undefined {
  return schema.safeParse({ ...article, ...change }).error?.issues[0]?.message;
}

test('an unquoted YAML date, which is parsed as a timestamp, becomes the same calendar date', () => {
  expect(schema.parse({ ...article, date: new Date('2025-01-01') }).date).toBe('2025-01-01');
});

test('a date in words, or one that does not exist, is refused with the right form', () => {
  const advice = 'Write the date as year-month-day, for example 2025-01-01.';

  expect(adviceFor({ date: 'January 01, 2025' })).toBe(advice);
  expect(adviceFor({ date: '2025-02-30' })).toBe(advice);
  expect(adviceFor({ date: undefined })).toBe(advice);
});

test('a slug with capitals or spaces is refused with an example', () => {
  expect(adviceFor({ slug: 'Art Passion' })).toContain('art-passion');
});

test('a picture without alt text and an action that leaves the site are refused', () => {
  expect(adviceFor({ alt: undefined })).toBe('Describe the picture in a sentence.');
  expect(adviceFor({ action: { ...article.action, href: 'https://elsewhere.example' } })).toContain(
    '/contact',
  );
});
