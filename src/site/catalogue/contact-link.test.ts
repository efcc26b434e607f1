import { expect, test } from 'vitest';
import { contactLink } from './contact-link.ts';

test('a contact link has service, category and tier', () => {
  expect(contactLink({ service: 'dancing', category: 'Dance performance', tier: 'team of 30' })).toBe(
    '/contact?service=dancing&category=dance-performance&tier=team+of+30',
  );
});

test('special characters in a contact link become dashes', () => {
  expect(contactLink({ service: 'frames', category: 'Wood & grass (A3)', tier: 'basic' })).toBe(
    '/contact?service=frames&category=wood-grass-a3&tier=basic',
  );
});

test('letters with accents and apostrophes stay in a contact link', () => {
  const link = contactLink({ service: 'dancing', category: 'Stage d’été débutants' });
  expect(new URL(link, 'https://fts.example').searchParams.toString()).toBe(
    new URLSearchParams({ service: 'dancing', category: 'stage-d’été-débutants' }).toString(),
  );
});
