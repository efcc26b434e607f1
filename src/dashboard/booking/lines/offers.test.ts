import { expect, test } from 'vitest';
import { publishedPrices } from '#src/domain/catalogue/prices/published-prices.ts';
import { findOffers, offersOf, suggestedOffers } from './offers.ts';

const offers = offersOf(publishedPrices);
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

test('each session is an offer in each of its sizes, and a package is one', () => {
  expect(titles(offers)).toEqual(
    expect.arrayContaining(['Portrait photography, 2 hours', 'Event photography, 8 hours', 'Photobook A3']),
  );
  expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
});

test('no offer is listed under two names', () => {
  expect(offers.flatMap(({ row }) => row.tiers).filter(({ sameAs }) => sameAs)).toEqual([]);
});

test('an offer is found by all typed words in any order, without accents and case', () => {
  expect(titles(findOffers(offers, 'HOURS 4 portrait'))).toEqual(['Portrait photography, 4 hours']);
  expect(titles(findOffers(offers, 'photobóok')).slice(0, 2)).toEqual(['Photobook A3', 'Photobook A4']);
  expect(findOffers(offers, 'nothing like it')).toEqual([]);
});

test('offers that begin with the typed word come before those that contain it', () => {
  const [first] = findOffers(offers, 'event');
  expect(first?.title).toMatch(/^Event/);
});

test('offers picked last come first, then two of each popular service', () => {
  const photobook = offers.find(({ title }) => title === 'Photobook A4')?.id ?? '';
  const suggested = suggestedOffers(offers, {
    recent: [photobook, 'gone'],
    services: ['audio', 'photography'],
  });
  expect(suggested.slice(0, 5).map(({ title, row }) => [title === 'Photobook A4', row.serviceId])).toEqual([
    [true, 'frames'],
    [false, 'audio'],
    [false, 'audio'],
    [false, 'photography'],
    [false, 'photography'],
  ]);
  expect(suggested).toHaveLength(offers.length);
});
