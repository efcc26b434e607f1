import { closeDatabase, db } from '#netlify/core/database.ts';
import { errorCode } from '#netlify/core/errors.ts';
import { acceptedByProgramme } from '#netlify/core/internship/accepted.ts';
import { readOverrides } from '#netlify/core/shelf/read-shelf.ts';
import { shelfKinds } from '#src/domain/shelf/entry.ts';
import { type Snapshot, writePublished } from '#src/integrations/published-content.ts';
import { projectRoot } from '../places.ts';
import { withHoursAsData } from './earlier-hours.ts';

/**
 * Reads the published overrides for the next build. Throws when the database is down:
 * pages without them would revert what was published.
 */
async function readSnapshot(): Promise<Snapshot> {
  const readAt = new Date().toISOString();
  const kinds = await Promise.all(
    shelfKinds.map(async (kind) => {
      const kept = await readOverrides<object>({ kind });
      const { entries, order } = kind === 'studio' ? withHoursAsData(kept) : kept;
      // Drafts are not public and must stay out of pages and build files.
      return [kind, { entries: entries.map((entry) => ({ ...entry, draft: null })), order }] as const;
    }),
  );
  const accepted = Object.fromEntries(await acceptedByProgramme(db()));
  return { readAt, overrides: Object.fromEntries(kinds), accepted };
}

/** Writes `.published/` from the current database, and returns the paths of changed files. */
export async function refreshPublished(): Promise<string[]> {
  return writePublished(projectRoot, await readSnapshot());
}

async function configuredSnapshot(): Promise<Snapshot | undefined> {
  if (!process.env.DATABASE_URL && !process.env.NETLIFY_DB_URL) return undefined;
  try {
    return await readSnapshot();
  } catch (error) {
    // 42P01: a site's first build runs before its tables exist.
    if (errorCode(error) !== '42P01') throw error;
    console.warn('The database has no tables yet: the pages are built from content/ alone.');
    return undefined;
  } finally {
    await closeDatabase();
  }
}

if (import.meta.main) writePublished(projectRoot, await configuredSnapshot());
