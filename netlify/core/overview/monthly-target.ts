import * as z from 'zod';
import { money } from '#src/lib/forms/money.ts';
import type { SignedIn } from '../account/sessions.ts';
import type { Database, Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { readFields } from '../read-fields.ts';
import { changeSetting, readSetting } from '../setting/setting.ts';

const targetSchema = z.object({ target: money() });
export type TargetRequest = z.input<typeof targetSchema>;

/** Reads the monthly income target (RWF); null until set. */
export async function readMonthlyTarget(connection: Database | Transaction): Promise<number | null> {
  return (await readSetting(connection, 'monthly-target')) ?? null;
}

/** Throws ProblemError 400, 403 or 422. */
export async function changeMonthlyTarget(me: SignedIn, body: unknown): Promise<number> {
  if (me.user.role !== 'SUPERADMIN') {
    throw new ProblemError(403, 'Only super admins can set the monthly target.');
  }
  const { target } = readFields(targetSchema, body);
  await changeSetting(me, 'monthly-target', target, { field: 'target', read: readMonthlyTarget });
  return target;
}
