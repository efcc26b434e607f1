import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStore } from '@netlify/blobs';
import { onTestFinished } from 'vitest';
import { startFileServer } from '#netlify/local/files.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Empty site to restore into: a database without tables and an empty file store, until the test ends. */
interface EmptySite extends TestDatabase {
  /** Value of `NETLIFY_BLOBS_CONTEXT` for its files. */
  files: string;
}

export async function emptySite(): Promise<EmptySite> {
  const before = process.env.NETLIFY_BLOBS_CONTEXT;
  const database = await createTestDatabase('template1');
  const folder = await mkdtemp(path.join(tmpdir(), 'fts-studio-files-'));
  const files = await startFileServer(folder);
  process.env.NETLIFY_BLOBS_CONTEXT = files.context;
  onTestFinished(async () => {
    process.env.NETLIFY_BLOBS_CONTEXT = before;
    await Promise.all([files.stop(), database.drop()]);
    await rm(folder, { recursive: true });
  });
  return { ...database, files: files.context };
}

export async function allRows({ sql }: Pick<TestDatabase, 'sql'>): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const read = async (name: string) => {
    const rows = await sql<{ row: string }>(
      `select t::text as row from ${name} t order by t::text collate "C"`,
    );
    return [name, rows.map(({ row }) => row)] as const;
  };
  return Object.fromEntries(await Promise.all(tables.map(({ name }) => read(name))));
}

export async function allFiles(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of ['avatars', 'cvs', 'gallery']) {
    const store = getStore({ name, consistency: 'strong' });
    for (const { key } of (await store.list()).blobs)
      found[`${name}/${key}`] = Buffer.from(await store.get(key, { type: 'arrayBuffer' })).toString('hex');
  }
  return found;
}
