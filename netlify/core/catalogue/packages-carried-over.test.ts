import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#netlify/local/migrate.ts';
import { migrationsFolder } from '#netlify/local/places.ts';
import { gitPackages } from '#src/features/catalogue/packages/git-packages.ts';
import type { PackageFields } from '#src/features/catalogue/packages/package.ts';
import { soldPackages } from '#src/features/catalogue/packages/sold-packages.ts';
import { keptEntry } from '../shelf/read-shelf.ts';

const name = 'test_before_prices_on_the_shelf';
const url = () => Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href;
let client: pg.Client;

/** A database as it was while packages had a table of their own. */
beforeAll(async () => {
  await asAdmin(`create database ${name}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-migrations-'));
  const names = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const earlier = names.slice(
    0,
    names.findIndex((file) => file.endsWith('_prices-on-the-shelf.sql')),
  );
  for (const file of earlier) await cp(path.join(migrationsFolder, file), path.join(folder, file));
  await migrate(url(), folder);
  await rm(folder, { recursive: true });
  client = new pg.Client(url());
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await asAdmin(`drop database ${name} with (force)`);
});

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

test('what admins changed, added and removed is sold as before', async () => {
  await client.query(
    `insert into packages (id, name, amount, service, removed_at, created_at) values
     ('family-day', 'Family Day', 300000, 'photography', null, '2026-02-01'),
     ('wedding-bliss', 'Wedding', 8000000, 'photography', null, '2026-03-01'),
     ('cinematic-storytelling', 'Film', 1, 'videography', now(), '2026-03-02'),
     ('gone', 'Gone', 1, 'photography', now(), '2026-03-03')`,
  );
  await migrate(url());
  const { rows } = await client.query(
    `select id, state, changes, draft, base, removed_at as "removedAt" from shelf_entries order by created_at`,
  );
  const kept = { entries: rows.map((row) => keptEntry<PackageFields>(row)), order: [] };
  const sold = soldPackages(gitPackages, kept, { today: '2026-06-01', vatRegistered: true });
  const packages = sold.filter(({ sku }) => sku.startsWith('package/'));
  expect(packages.map((made) => [made.id, made.name, made.price, made.vat])).toEqual([
    ['wedding-bliss', 'Wedding', '8,000,000 RWF', 'added'],
    ['creative-entrepreneur', 'Creative Entrepreneur Package', '20,000,000 RWF', 'added'],
    ['family-day', 'Family Day', '300,000 RWF', 'added'],
  ]);
});
