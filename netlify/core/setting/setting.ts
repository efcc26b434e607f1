import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { settings } from './setting.table.ts';

type SettingName = (typeof settings.$inferSelect)['name'];

interface SettingWords {
  field: string;
  read: (tx: Transaction) => Promise<number | null>;
}

/** Reads the value set by staff; undefined if unset. */
export async function readSetting(
  connection: Database | Transaction,
  name: SettingName,
): Promise<number | undefined> {
  const [setting] = await connection
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.name, name));
  return setting?.value;
}

/** Stores the setting and writes an audit entry. Does nothing if the value is unchanged. */
export async function changeSetting(
  { user }: SignedIn,
  name: SettingName,
  value: number,
  { field, read }: SettingWords,
): Promise<void> {
  await db().transaction(async (tx) => {
    // Serialised, or the audit entry could have a wrong "before".
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('settings'), hashtext(${name}))`);
    const before = await read(tx);
    if (before === value) return;
    const [setting] = await tx
      .insert(settings)
      .values({ name, value })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: sql`now()` } })
      .returning({ id: settings.id });
    if (setting === undefined) throw new Error('The database did not return the setting it stored.');
    await audit(tx, {
      actor: user.id,
      action: `${name}.changed`,
      subjectId: setting.id,
      before: { [field]: before },
      after: { [field]: value },
    });
  });
}
