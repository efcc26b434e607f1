import { describe, expect, test } from 'vitest';
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import type { PackageFields, PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { addDays, todayInKigali } from '#src/lib/dates/dates.ts';
import { call } from '#tests/support/call.ts';
import { setUpEnvironment, setUpUser } from '#tests/support/set-up.ts';
import { changePackage, removePackage } from '#tests/support/shelf/packages.ts';
import { actsOf, expectStaffOnly, expectStaffRead } from '#tests/support/staff-calls.ts';

const environment = setUpEnvironment();
const admin = setUpUser('admin@fts.example', 'ADMIN');

const list = async () => (await call('GET', '/api/pricing')).json as PublicPackage[];
const sold = async (id: string) => (await list()).find((made) => made.id === id);
const prices = async (id: string) => (await sold(id))?.tiers.map(({ price }) => price);
const one = async (id: string) =>
  ((await admin.call('GET', `/api/pricing/all/${id}`)).json as { entry: StaffShelfEntry<PackageFields> })
    .entry;
const ids = basePackages.packages.map(({ id }) => id);
const logo = 'catalogue.design-printing.logo-design';
const session = 'sessions.photography.4h';
const frame = 'frames.photobook-a3';
const today = todayInKigali(new Date());

async function publish(id: string, fields: Record<string, unknown>) {
  const { version } = await one(id);
  return admin.call('PUT', `/api/pricing/${id}`, { ...fields, version, state: 'published' });
}

async function add(fields: Record<string, unknown>) {
  const { status, json } = await admin.call('POST', '/api/pricing', { state: 'published', ...fields });
  const { entry, fields: wrong } = json as { entry: StaffShelfEntry<PackageFields>; fields?: object };
  return { status, entry, wrong };
}

test('only staff can read unpublished prices', async () => {
  await expectStaffRead(environment, [
    '/api/pricing/all',
    `/api/pricing/all/${logo}`,
    '/api/pricing/preview',
  ]);
});

test('only staff can change prices', async () => {
  await expectStaffOnly(environment, [
    ['POST', '/api/pricing', {}],
    ['PUT', '/api/pricing', {}],
    ['PUT', `/api/pricing/${logo}`, {}],
  ]);
});

test.each([
  ['fr', 'Formule Wedding Bliss', /^7\s500\s000\sRWF$/],
  ['rw', 'Pake Wedding Bliss', /^7,500,000\sRWF$/],
  ['xx', 'Wedding Bliss Package', /^7,500,000\sRWF$/],
])('names and price texts are in the language %s, with the same amounts', async (language, name, price) => {
  const found = (await call('GET', `/api/pricing?language=${language}`)).json as PublicPackage[];
  const made = found.find(({ id }) => id === 'wedding-bliss');
  expect(made?.name).toContain(name);
  expect(made?.price).toMatch(price);
  const amounts = (all: PublicPackage[]) => all.flatMap(({ tiers }) => tiers.map(({ amount }) => amount));
  expect(amounts(found)).toEqual(amounts(await list()));
});

test('packages without overrides are public exactly as in the base', async () => {
  const found = await list();
  expect(found.map(({ id }) => id)).toEqual(ids);
  expect(found.find(({ id }) => id === 'wedding-bliss')).toMatchObject({
    name: 'Wedding Bliss Package',
    price: '7,500,000 RWF',
    amount: 7_500_000,
    service: 'Photography',
    sku: 'package/wedding-bliss',
  });
  expect(found.find(({ id }) => id === session)).toMatchObject({
    name: 'Photography, 4 hours',
    price: 'from 300,000 RWF',
    service: 'Photography',
    vat: 'included',
  });
});

test('a price accepts shorthand such as 1.5m, and its audit entry has the old and new value', async () => {
  const { entry } = (await publish(logo, { standard: '1.5m', premium: 'from 2m' })).json as {
    entry: StaffShelfEntry<PackageFields>;
  };
  expect(entry).toMatchObject({ changed: ['standard', 'premium'], state: 'published' });
  const [, standard, premium] = (await prices(logo)) ?? [];
  expect([standard, premium]).toEqual(['1,500,000 RWF', 'from 2,000,000 RWF']);
  const base = basePackages.packages.find(({ id }) => id === logo)?.fields;
  expect(await actsOf(environment, admin)).toMatchObject([
    {
      action: 'package.published',
      before: { standard: base?.standard, premium: base?.premium },
      after: { standard: 1_500_000, premium: { kind: 'from', amount: 2_000_000 } },
    },
  ]);
});

test('a package with tiers can be added, hidden and put on sale again', async () => {
  const tiers = { basic: '100k', premium: '150k–200k', vip: 'on request' };
  const includes = { basic: [' Two hours '], premium: ['Four hours'] };
  const { status, entry } = await add({ name: 'Family Day', ...tiers, includes });
  expect([status, entry.id]).toEqual([201, 'family-day']);
  expect(await sold('family-day')).toMatchObject({
    price: 'from 100,000 RWF',
    vat: 'added',
    tiers: [
      { sku: 'package/family-day/basic', includes: ['Two hours'] },
      { sku: 'package/family-day/premium', amount: { kind: 'range', min: 150_000, max: 200_000 } },
      { sku: 'package/family-day/vip', price: 'Price on request' },
    ],
  });
  await admin.call('PUT', '/api/pricing/family-day', { state: 'hidden', version: entry.version });
  expect(await sold('family-day')).toBeUndefined();
  await publish('family-day', {});
  expect(await sold('family-day')).toBeDefined();
});

test('a hidden package of the base is not sold', async () => {
  const { version } = await one(logo);
  await admin.call('PUT', `/api/pricing/${logo}`, { state: 'hidden', version });
  expect((await list()).map(({ id }) => id)).toEqual(ids.filter((id) => id !== logo));
});

describe('validity dates', () => {
  test.each([
    ['from today', { validFrom: today }, true],
    ['until today', { validTo: today }, true],
    ['from tomorrow', { validFrom: addDays(today, 1) }, false],
    ['until yesterday', { validTo: addDays(today, -1) }, false],
  ])('a price valid %s is public only within those days', async (_, days, valid) => {
    await add({ name: 'Season', price: '100k', ...days });
    await publish(session, { basic: '310,000', ...days });
    expect((await sold('season')) !== undefined).toBe(valid);
    expect((await prices(session))?.[0]).toBe(valid ? '310,000 RWF' : '300,000 RWF');
    expect(await sold(session)).not.toHaveProperty('validTo');
  });

  test('null removes a validity date', async () => {
    await publish(session, { basic: '310,000', validTo: addDays(today, -1) });
    await publish(session, { validTo: null });
    expect((await prices(session))?.[0]).toBe('310,000 RWF');
  });
});

describe('refused packages', () => {
  test.each<[fields: Record<string, unknown>, field: string]>([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{}, 'price'],
    [{ price: 'abc' }, 'price'],
    [{ price: '-5' }, 'price'],
    [{ price: '1.5' }, 'price'],
    [{ basic: '200-100' }, 'basic'],
    [{ basic: '1e9' }, 'basic'],
    [{ basic: '9007199254740993' }, 'basic'],
    [{ basic: '9'.repeat(5000) }, 'basic'],
    [{ basic: 0 }, 'basic'],
    [{ basic: -1 }, 'basic'],
    [{ basic: 0.5 }, 'basic'],
    [{ basic: 1e300 }, 'basic'],
    [{ basic: true }, 'basic'],
    [{ basic: [100] }, 'basic'],
    [{ basic: { kind: 'range', min: 2, max: 1 } }, 'basic'],
    [{ basic: { kind: 'fixed', amount: 100 } }, 'basic'],
    [{ basic: '\u0000\ud800' }, 'basic'],
    [{ price: 100, basic: 100 }, 'price'],
    [{ price: 100, expressFee: 'from 100' }, 'expressFee'],
    [{ price: 100, vat: 'yes' }, 'vat'],
    [{ price: 100, validFrom: '2026-02-30' }, 'validFrom'],
    [{ price: 100, validFrom: 'tomorrow' }, 'validFrom'],
    [{ price: 100, validFrom: '2026-12-02', validTo: '2026-12-01' }, 'validTo'],
    [{ price: 100, includes: 'all' }, 'includes'],
    [{ price: 100, includes: { price: ['x'.repeat(121)] } }, 'includes.price.0'],
    [{ price: 100, includes: { price: Array.from({ length: 13 }, String) } }, 'includes.price'],
    [{ price: 100, tab: 'Family' }, 'tab'],
    [{ price: 100, tab: 'Family', state: 'draft' }, 'tab'],
  ])('adding a package with %j gets 422 with a readable message', async (fields, field) => {
    const { status, wrong } = await add({ name: 'Family Day', ...fields });
    expect([status, Object.keys(wrong ?? {})]).toEqual([422, [field]]);
    expect(Object.values(wrong ?? {})[0]).not.toMatch(/invalid|expected|received/i);
    expect((await list()).map(({ id }) => id)).toEqual(ids);
  });

  test('a tab on a staff-added package gets 422, because no page would show it', async () => {
    const { entry } = await add({ name: 'Family Day', price: 100 });
    const change = { version: entry.version, tab: 'Family' };
    const { status, json } = await admin.call('PUT', `/api/pricing/${entry.id}`, change);
    const sentence = 'A package has no tab of its own. Please leave this empty: the page shows its name.';
    expect([status, json]).toEqual([422, { error: sentence, fields: { tab: sentence } }]);
    expect((await one(entry.id)).draft).toBe(false);
  });

  test('a staff-added package with an old tab can still be changed, published and hidden', async () => {
    const { entry } = await add({ name: 'Family Day', price: 100 });
    await environment.sql(
      `update shelf_entries set changes = changes || '{"tab": "Family"}', draft = draft || '{"tab": "Family"}' where id = $1`,
      [entry.id],
    );
    for (const change of [{ price: 200 }, { state: 'published' }, { state: 'hidden' }]) {
      const { version } = await one(entry.id);
      const { status } = await admin.call('PUT', `/api/pricing/${entry.id}`, { ...change, version });
      expect([change, status]).toEqual([change, 200]);
    }
  });

  test.each<[id: string, fields: Record<string, unknown>, field: string]>([
    [session, { basic: 'from 100,000' }, 'basic'],
    [session, { vip: null }, 'vip'],
    [session, { includes: { basic: ['More'] } }, 'includes'],
    [frame, { vat: 'added' }, 'vat'],
    [frame, { vip: '500k' }, 'vip'],
    [frame, { expressFee: '5,000' }, 'expressFee'],
    [logo, { service: 'Film' }, 'service'],
    [logo, { vat: 'included' }, 'vat'],
    [logo, { premium: '' }, 'premium'],
    ['wedding-bliss', { price: null, basic: 100 }, 'price'],
  ])('a forbidden change to %s gets 422: %j', async (id, fields, field) => {
    const { status, json } = await publish(id, fields);
    expect([status, Object.keys((json as { fields: object }).fields)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(
      basePackages.packages.map(({ fields: { name } }) => name),
    );
  });
});

test('a catalogue service accepts changes of name, description, inclusions and express fee', async () => {
  const words = { name: 'Logo & mark', description: 'A mark.', includes: { basic: ['One draft'] } };
  expect((await publish(logo, { ...words, expressFee: null })).status).toBe(200);
  const changed = await sold(logo);
  expect(changed).toMatchObject({ name: 'Logo & mark', description: 'A mark.' });
  expect(changed).not.toHaveProperty('expressFee');
  expect(changed?.tiers[0]?.includes).toEqual(['One draft']);
});

test('added packages follow the base, oldest first, and a removed package is gone', async () => {
  await changePackage(environment, { id: 'b-older', name: 'Older', amount: 300_000 });
  await changePackage(environment, { id: 'a-newer', name: 'Newer', amount: 200_000 });
  await changePackage(environment, { id: 'wedding-bliss', name: 'Wedding', amount: 8_000_000 });
  await removePackage(environment, 'wedding-bliss');
  expect((await list()).map(({ id }) => id)).toEqual([
    ...ids.filter((id) => id !== 'wedding-bliss'),
    'b-older',
    'a-newer',
  ]);
});
