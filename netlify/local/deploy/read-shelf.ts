import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeDatabase } from '#netlify/core/database.ts';
import { errorCode } from '#netlify/core/errors.ts';
import { readOverrides } from '#netlify/core/shelf/read-shelf.ts';
import { shelfKinds } from '#src/features/shelf/entry.ts';
import { shelfSnapshot } from '../places.ts';

/**
 * Reads what was published from the dashboard, for the pages that are built next. Without a database they are built from
 * git alone. A database that does not answer stops the build: pages without what was published would take it back.
 */
async function readShelf(): Promise<void> {
  rmSync(shelfSnapshot, { force: true });
  const configured = process.env.DATABASE_URL || process.env.NETLIFY_DB_URL;
  if (!configured) return;
  const readAt = new Date().toISOString();
  const shelves = await Promise.all(
    shelfKinds.map(async (kind) => {
      const { entries, order } = await readOverrides<object>({ kind });
      // What is not public stays out of the pages, and out of what is built.
      const published = entries.map((entry) => ({ ...entry, draft: null }));
      return [kind, { entries: published, order }] as const;
    }),
  );
  mkdirSync(path.dirname(shelfSnapshot), { recursive: true });
  writeFileSync(shelfSnapshot, JSON.stringify({ readAt, ...Object.fromEntries(shelves) }));
}

try {
  await readShelf();
} catch (error) {
  // The first build of a site comes before its tables.
  if (errorCode(error) !== '42P01') throw error;
  console.warn('The database has no tables yet: the pages are built from git alone.');
} finally {
  await closeDatabase();
}
