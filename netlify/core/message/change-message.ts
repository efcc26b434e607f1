import { eq } from 'drizzle-orm';
import type { MessageRow } from '#src/domain/message/message-list.ts';
import {
  longestSnooze,
  type MessageChange,
  messageChangeSchema,
} from '#src/domain/message/staff/staff-requests.ts';
import { addDays, formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import type { SignedIn } from '../account/sessions.ts';
import { auditAll } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { changeRecord } from '../lists/change-record.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { messages } from './message.table.ts';
import { messageList } from './message-list.ts';
import { staffNames } from './staff/staff-names.ts';

type RequestedChange = Omit<MessageChange, 'version'>;
type Part = Pick<MessageRow, 'status' | 'assignee' | 'snoozedUntil'>;

/** Sets a message's status, assignee and snooze day. Throws ProblemError 400, 404, 409 or 422. */
export async function changeMessage({ user }: SignedIn, id: string, body: unknown): Promise<MessageRow> {
  const { version, ...asked } = readFields(messageChangeSchema, body);
  return changeRecord(
    messageList,
    { id, version },
    {
      async apply(tx, current) {
        const next = after(current, asked);
        requireWakeable(next, new Date());
        if (next.assignee !== null && next.assignee !== current.assignee)
          await requireStaff(tx, next.assignee);
        await writeChange(tx, { id, actor: user.id }, current, next);
      },
    },
  );
}

function after(current: MessageRow, { status, assignee, snoozedUntil }: RequestedChange): Part {
  const woken = status !== undefined && status !== current.status ? null : current.snoozedUntil;
  return {
    status: status ?? current.status,
    assignee: assignee === undefined ? current.assignee : assignee,
    snoozedUntil: snoozedUntil === undefined ? woken : snoozedUntil,
  };
}

function requireWakeable({ status, snoozedUntil }: Part, now: Date): void {
  if (snoozedUntil === null) return;
  if (status === 'done')
    throw fieldProblem('snoozedUntil', 'This message is done. Open it again to be reminded of it.');
  const today = todayInKigali(now);
  const last = addDays(today, longestSnooze);
  if (snoozedUntil <= today || snoozedUntil > last)
    throw fieldProblem('snoozedUntil', `Please choose a date from tomorrow to ${formatDate(last)}.`);
}

async function requireStaff(tx: Transaction, assignee: string): Promise<void> {
  if ((await staffNames(tx)).some(({ id }) => id === assignee)) return;
  throw fieldProblem('assignee', 'This person no longer works in the dashboard. Choose someone else.');
}

async function writeChange(
  tx: Transaction,
  { id, actor }: { id: string; actor: string },
  current: Part,
  next: Part,
): Promise<void> {
  const acts = [
    next.status !== current.status && { part: 'status', action: next.status },
    next.assignee !== current.assignee && {
      part: 'assignee',
      action: next.assignee === null ? 'unassigned' : 'assigned',
    },
    next.snoozedUntil !== current.snoozedUntil && {
      part: 'snoozedUntil',
      action: next.snoozedUntil === null ? 'woken' : 'snoozed',
    },
  ].filter((act) => act !== false);
  if (acts.length === 0) return;
  await tx.update(messages).set(next).where(eq(messages.id, id));
  const of = (state: Part, part: string) => ({ [part]: state[part as keyof Part] });
  await auditAll(
    tx,
    acts.map(({ part, action }) => ({
      actor,
      action: `message.${action}`,
      subjectId: id,
      before: of(current, part),
      after: of(next, part),
    })),
  );
}
