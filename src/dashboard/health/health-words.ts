import type { Readings } from '#netlify/core/health/deep-health.ts';
import type { Health } from '#netlify/core/health/health.ts';
import { momentText } from '../records/columns.tsx';

type PartState = Health['parts'][keyof Health['parts']];

export const healthParts: readonly { part: keyof Health['parts']; label: string }[] = [
  { part: 'database', label: 'Database' },
  { part: 'payments', label: 'Mobile money' },
  { part: 'mail', label: 'Email' },
  { part: 'files', label: 'Files' },
];

export const partWords: Record<PartState, string> = {
  ok: 'Answers',
  'not-configured': 'Not set up',
  unknown: 'Not checked yet',
  unreachable: 'Does not answer',
  stuck: 'Emails are waiting',
};

export function toneOf(state: PartState): 'good' | 'bad' | undefined {
  if (state === 'not-configured') return undefined;
  return state === 'ok' ? 'good' : 'bad';
}

/** Parses the body of 200, or of 503 while the database is down; null for anything else. */
export async function readHealth(response: { json: () => Promise<unknown> }): Promise<Health | null> {
  try {
    const body = (await response.json()) as Partial<Health> | null;
    return body?.parts === undefined ? null : (body as Health);
  } catch (error) {
    // An HTML page of the platform instead of our JSON.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const jobWords: Record<Readings['jobs'][number]['job'], string> = {
  'send-mail': 'Sends emails',
  'settle-payments': 'Follows payments',
  'ask-for-build': 'Updates the public pages',
  'raise-alerts': 'Looks for problems',
  'report-sales': 'Reports sales to EBM',
  'offer-slots': 'Offers free slots to clients who wait',
  'remind-of-holds': 'Reminds clients who have not paid',
  remind: 'Reminds clients of tomorrow',
  'erase-due': 'Erases old data',
  'reconcile-payments': 'Compares our payments with Paypack’s',
  'check-ledger': 'Checks the ledger',
  'create-tasks': 'Creates tasks of bookings without any',
};

export function waitingText(count: number, oldest: string | null): string {
  return oldest === null ? 'None' : `${count}, the oldest since ${momentText(oldest)}`;
}

export function backupText(backup: Readings['backup']): string {
  const good = backup.goodAt === null ? 'Never' : momentText(backup.goodAt);
  return backup.failed ? `${good}; the newest one failed` : good;
}
