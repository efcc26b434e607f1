import { eq } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFile } from '../files/file-store.ts';
import { applications } from './application.table.ts';

/** Reads a CV under its original name, and audits the access. Throws ProblemError 404 or 503. */
export async function readCv({ user }: SignedIn, id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [found] = isId(id)
    ? await db()
        .select({ name: applications.cvName, key: applications.cvKey })
        .from(applications)
        .where(eq(applications.id, id))
    : [];
  const bytes = found && (await readFile('cvs', found.key));
  if (found === undefined || bytes === undefined) {
    throw new ProblemError(404, 'This CV no longer exists.');
  }
  await db().transaction((tx) =>
    audit(tx, { actor: user.id, action: 'application.cv-opened', subjectId: id }),
  );
  return { name: found.name, bytes };
}
