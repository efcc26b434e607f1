import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

test('a question names its service, category and tier', () => {
  expect(contactLink({ service: 'dancing', category: 'Dance performance', tier: 'team of 30' })).toBe(
    '/contact?service=dancing&category=dance-performance&tier=team+of+30',
  );
});

test('signs that an address does not like become dashes', () => {
  expect(contactLink({ service: 'frames', category: 'Wood & grass (A3)', tier: 'basic' })).toBe(
    '/contact?service=frames&category=wood-grass-a3&tier=basic',
  );
});
