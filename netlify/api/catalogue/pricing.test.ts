import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishedPrices } from '#src/features/catalogue/prices/published-prices.ts';
import { call } from '#tests/support/call.ts';
import { type Environment, startEnvironment } from '#tests/support/environment.ts';
import { changePackage, removePackage } from '#tests/support/packages.ts';

let environment: Environment;
beforeAll(async () => {
  environment = await startEnvironment();
});
beforeEach(() => environment.reset());
afterAll(() => environment.stop());

async function list() {
  const { status, json } = await call('GET', '/api/pricing');
  expect(status).toBe(200);
  return json as { id: string; name: string; price: string; amount: unknown; service: string }[];
}

const published = publishedPrices.packages.map(({ id }) => id);

test('without any change the packages are as published', async () => {
  const packages = await list();
  expect(packages.map(({ id }) => id)).toEqual(published);
  expect(packages[0]).toEqual({
    id: 'wedding-bliss',
    name: 'Wedding Bliss Package',
    price: '7,500,000 RWF',
    amount: 7_500_000,
    service: 'photography',
  });
});

test('a changed package stands in the place of the published one', async () => {
  await changePackage(environment, { id: 'wedding-bliss', name: 'Wedding Bliss', amount: 8_000_000 });
  const [first, ...others] = await list();
  expect(first).toMatchObject({ id: 'wedding-bliss', name: 'Wedding Bliss', price: '8,000,000 RWF' });
  expect(others).toHaveLength(published.length - 1);
});

test('a removed package is gone, whether it was published or added', async () => {
  await changePackage(environment, { id: 'family-day', name: 'Family Day', amount: 300_000 });
  await removePackage(environment, 'family-day');
  await changePackage(environment, { id: 'wedding-bliss', name: 'Wedding Bliss', amount: 8_000_000 });
  await removePackage(environment, 'wedding-bliss');
  expect((await list()).map(({ id }) => id)).toEqual(published.filter((id) => id !== 'wedding-bliss'));
});

test('added packages follow, the oldest first', async () => {
  await changePackage(environment, { id: 'b-older', name: 'Older', amount: 300_000 });
  await changePackage(environment, { id: 'a-newer', name: 'Newer', amount: 200_000 });
  expect((await list()).map(({ id }) => id)).toEqual([...published, 'b-older', 'a-newer']);
});
