import { expect, test } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import type { PackageFields } from '#src/domain/catalogue/packages/package.ts';
import { setUpEarlierDatabase } from '#tests/support/server/earlier-database.ts';
import { soldWith } from '#tests/support/shelf/sold-with.ts';
import { overrideOf } from '../shelf/read-shelf.ts';

const database = setUpEarlierDatabase('prices-on-the-shelf');

test('the migration preserves changed, added and removed packages', async () => {
  await database.client.query(
    `insert into packages (id, name, amount, service, removed_at, created_at) values
     ('family-day', 'Family Day', 300000, 'photography', null, '2026-02-01'),
     ('wedding-bliss', 'Wedding', 8000000, 'photography', null, '2026-03-01'),
     ('cinematic-storytelling', 'Film', 1, 'videography', now(), '2026-03-02'),
     ('gone', 'Gone', 1, 'photography', now(), '2026-03-03')`,
  );
  await migrate(database.url);
  const { rows } = await database.client.query(
    `select id, state, changes, draft, base, removed_at as "removedAt" from shelf_entries order by created_at`,
  );
  const sold = soldWith(
    rows.map((row) => overrideOf<PackageFields>(row)),
    '2026-06-01',
  );
  const packages = sold.filter(({ sku }) => sku.startsWith('package/'));
  expect(packages.map((made) => [made.id, made.name, made.price, made.vat])).toEqual([
    ['wedding-bliss', 'Wedding', '8,000,000 RWF', 'added'],
    ['creative-entrepreneur', 'Creative Entrepreneur Package', '20,000,000 RWF', 'added'],
    // Without a list of inclusions.
    ['family-day', 'Family Day', 'Price on request', 'added'],
  ]);
});
