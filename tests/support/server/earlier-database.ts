import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { migrate } from '#netlify/ops/migrate.ts';
import { migrationsFolder } from '#netlify/ops/places.ts';

/** Database before a migration; filled once the file's hooks have run. */
interface EarlierDatabase {
  url: string;
  client: pg.Client;
}

export function setUpEarlierDatabase(migration: string): EarlierDatabase {
  const name = `test_before_${migration.replaceAll('-', '_')}`;
  const database = {} as EarlierDatabase;
  beforeAll(async () => {
    await asAdmin(`create database ${name}`);
    database.url = Object.assign(new URL(inject('adminUrl')), { pathname: `/${name}` }).href;
    await migrateUpTo(database.url, migration);
    database.client = new pg.Client(database.url);
    await database.client.connect();
  });
  afterAll(async () => {
    await database.client.end();
    await asAdmin(`drop database ${name} with (force)`);
  });
  return database;
}

async function migrateUpTo(url: string, migration: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-migrations-'));
  const names = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
  const first = names.findIndex((file) => file.endsWith(`_${migration}.sql`));
  for (const file of names.slice(0, first))
    await cp(path.join(migrationsFolder, file), path.join(folder, file));
  await migrate(url, folder);
  await rm(folder, { recursive: true });
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('adminUrl'));
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
