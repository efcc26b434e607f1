import { eq } from 'drizzle-orm';
import { isId } from '#src/lib/ids.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFile } from '../files/file-store.ts';
import { applications } from './application.table.ts';

/** The CV of an application, with the name that the applicant gave it. Throws ProblemError 404 or 503. */
export async function readCv(id: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [found] = isId(id)
    ? await db()
        .select({ name: applications.cvName, key: applications.cvKey })
        .from(applications)
        .where(eq(applications.id, id))
    : [];
  const bytes = found && (await readFile('cvs', found.key));
  if (found !== undefined && bytes !== undefined) return { name: found.name, bytes };
  throw new ProblemError(404, 'This CV is not there any more.');
}
