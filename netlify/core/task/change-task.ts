import { and, eq, isNull, ne } from 'drizzle-orm';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import { type TaskChange, taskChangeSchema } from '#src/domain/task/task-requests.ts';
import { isId } from '#src/lib/ids.ts';
import { users } from '../account/account.table.ts';
import type { SignedIn } from '../account/sessions.ts';
import { auditAll } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { changeRecord } from '../lists/change-record.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { tasks } from './task.table.ts';
import { taskList } from './task-list.ts';

type RequestedChange = Omit<TaskChange, 'version'>;

/** Ticks or reopens a task, sets its day or assigns it. Throws ProblemError 400, 404, 409 or 422. */
export async function changeTask({ user }: SignedIn, id: string, body: unknown): Promise<TaskRow> {
  const { version, ...asked } = readFields(taskChangeSchema, body);
  return changeRecord(
    taskList,
    { id, version },
    {
      before: (tx) => lockTask(tx, id),
      async apply(tx, current) {
        const { assignee } = asked;
        if (assignee && assignee !== current.assignee) await requireStaff(tx, assignee);
        await writeChange(tx, current, asked, user.id);
      },
    },
  );
}

/** Locks first, so that the stage in a 409 is read after the change that came before. */
async function lockTask(tx: Transaction, id: string): Promise<void> {
  if (isId(id)) await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, id)).for('update');
}

async function requireStaff(tx: Transaction, assignee: string): Promise<void> {
  const isStaff = and(eq(users.id, assignee), ne(users.role, 'USER'), isNull(users.suspendedAt));
  if ((await tx.$count(users, isStaff)) > 0) return;
  throw fieldProblem('assignee', 'This person no longer works in the dashboard. Choose someone else.');
}

async function writeChange(
  tx: Transaction,
  current: TaskRow,
  { done, dueDay, assignee }: RequestedChange,
  actor: string,
): Promise<void> {
  const { title: task } = current;
  const isDone = current.doneAt !== null;
  const acts = [
    done !== undefined &&
      done !== isDone && {
        set: done ? { doneAt: new Date(), doneBy: actor } : { doneAt: null, doneBy: null },
        action: done ? 'task-done' : 'task-reopened',
        before: null,
        after: {},
      },
    dueDay !== undefined &&
      dueDay !== current.dueDay && {
        set: { dueDay, dueDayChanged: true },
        action: 'task-day-changed',
        before: { dueDay: current.dueDay },
        after: { dueDay },
      },
    assignee !== undefined &&
      assignee !== current.assignee && {
        set: { assignee },
        action: assignee === null ? 'task-unassigned' : 'task-assigned',
        before: { assignee: current.assignee },
        after: { assignee },
      },
  ].filter((act) => act !== false);
  if (acts.length === 0) return;
  await tx
    .update(tasks)
    .set(Object.assign({}, ...acts.map(({ set }) => set)))
    .where(eq(tasks.id, current.id));
  await auditAll(
    tx,
    acts.map(({ action, before, after }) => ({
      actor,
      action: `booking.${action}`,
      subjectId: current.bookingId,
      before,
      after: { task, ...after },
    })),
  );
}
