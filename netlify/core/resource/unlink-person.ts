import { eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { resources } from './resource.table.ts';

/** Takes the account off a person when it loses access, and audits it; what they do stays planned. */
export async function unlinkPerson(tx: Transaction, userId: string, actor: string): Promise<void> {
  const [person] = await tx
    .update(resources)
    .set({ userId: null })
    .where(eq(resources.userId, userId))
    .returning({ id: resources.id });
  if (person === undefined) return;
  await audit(tx, {
    actor,
    action: 'resource.changed',
    subjectId: person.id,
    before: { userId },
    after: { userId: null },
  });
}
