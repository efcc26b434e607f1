import { db } from '#netlify/core/database.ts';
import { dispatchTexts } from '#netlify/core/sms/dispatch-texts.ts';
import { enqueueTexts, type TextMessage } from '#netlify/core/sms/enqueue-texts.ts';
import type { Environment } from '../server/environment.ts';
import { notificationsOf } from './notifications.ts';

/** Noon and ten at night in Kigali, both soon, whatever the time is now. */
export const noon = () => atHour(12);
export const night = () => atHour(22);

function atHour(hour: number): Date {
  const at = new Date();
  at.setUTCHours(hour - 2, 0, 0, 0);
  return at;
}

export const number = '0788123456';

export const enqueue = (text: Partial<TextMessage> = {}) =>
  db().transaction((tx) =>
    enqueueTexts(tx, [
      {
        dedupeKey: crypto.randomUUID(),
        subjectId: crypto.randomUUID(),
        recipient: number,
        purpose: 'Booking confirmed',
        text: 'FTS Studio: hello',
        answers: false,
        ...text,
      },
    ]),
  );

/** Steps of tests on queued texts. */
export function textOutbox(environment: Environment) {
  /** Makes texts due as if written a minute before that time. */
  const dueAt = (now: Date) =>
    environment.sql(
      `update outbox set due_at = least(now(), $1::timestamptz) - interval '1 second',
       created_at = $1::timestamptz - interval '1 minute', status_since = $1::timestamptz - interval '1 minute'`,
      [now],
    );

  const rows = () =>
    environment.sql<{ status: string; tries: number; reason: string | null }>(
      'select status, tries, last_error as reason from outbox order by created_at, id',
    );
  const failures = () => notificationsOf(environment);

  async function sendAt(now: Date): Promise<number> {
    await dueAt(now);
    return dispatchTexts(now);
  }

  return { dueAt, rows, failures, sendAt };
}
