import { expect, test } from 'vitest';
import { sessionPrices } from './price-files.ts';
import { type SessionPackage, type SessionService, sessionPricesSchema } from './session-prices.ts';

function problems(id: string, change: (service: SessionService) => void): string[] {
  const service = structuredClone(sessionPrices[id] as SessionService);
  change(service);
  const result = sessionPricesSchema.safeParse({ [id]: service });
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

const prices = { basic: 1000, standard: 2000, premium: 3000, vip: 4000 };

test('a package without a price is refused with the two ways to mend it', () => {
  const found = problems('videography', (service) => {
    service.packages.push({ ...(service.packages[0] as SessionPackage), id: 'wedding' });
  });
  expect(found).toEqual([
    'videography.prices.wedding: There is no price for "wedding": add one for each tier, or name it in "onRequest".',
  ]);
});

test('a price for an option that is not sold is refused with the known options', () => {
  const found = problems('videography', (service) => Object.assign(service.prices, { wedding: prices }));
  expect(found).toEqual([
    'videography.prices.wedding: "wedding" is not sold. Write one of event, corporate, promotional.',
  ]);
});

test('an option that is both on request and priced is refused', () => {
  const found = problems('dance', (service) =>
    Object.assign(service.onRequest ?? {}, { 'video-30': 'Ask us.' }),
  );
  expect(found).toEqual([
    'dance.onRequest: "video-30" has a price: remove it from "onRequest" or from "prices".',
  ]);
});

test('a default that is not an option of the switch is refused', () => {
  const found = problems('audio', (service) => Object.assign(service.option, { default: 'radio' }));
  expect(found).toEqual(['audio.option.default: Write one of music, podcast, voice.']);
});

test('tabs whose kinds cost and include the same are refused', () => {
  const found = problems('photography', ({ packages }) => {
    for (const pack of packages)
      pack.inclusions = { ...packages[0]?.inclusions } as SessionPackage['inclusions'];
  });
  expect(found).toEqual([
    'photography.kinds: All kinds have the same prices and inclusions: leave "kinds" out, with one package.',
  ]);
});

test('a price written as text is refused with the right form', () => {
  const found = problems('editing', (service) =>
    Object.assign(service.prices, { photo: { ...prices, vip: '350,000' } }),
  );
  expect(found).toEqual([
    'editing.prices.photo.vip: A price is a whole number of RWF, without quotes or commas: write 150000.',
  ]);
});

test('a tier without inclusions is refused', () => {
  const found = problems('audio', (service) =>
    Object.assign(service.packages[0]?.inclusions ?? {}, { premium: [] }),
  );
  expect(found).toEqual([
    'audio.packages.0.inclusions.premium: Name at least one thing that this tier includes.',
  ]);
});
