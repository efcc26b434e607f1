import { eq, inArray } from 'drizzle-orm';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import { type TaskChange, taskChangeSchema } from '#src/domain/task/task-requests.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { auditAll } from '../audit/audit.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Transaction } from '../database.ts';
import { conflict } from '../errors.ts';
import { changeRecord } from '../lists/change-record.ts';
import { readFields } from '../read-fields.ts';
import { lockIfStaff, lockStaff } from '../resource/lock-staff.ts';
import { tasks } from './task.table.ts';
import { taskList } from './task-list.ts';

type RequestedChange = Omit<TaskChange, 'version'>;

/** Ticks or reopens a task, sets its day or assigns it. Throws ProblemError 400, 404, 409 or 422. */
export async function changeTask({ user }: SignedIn, id: string, body: unknown): Promise<TaskRow> {
  const { version, ...asked } = readFields(taskChangeSchema, body);
  let change: RequestedChange = asked;
  return changeRecord(
    taskList,
    { id, version },
    {
      async before(tx) {
        // Staff come first, as in a suspension, which then takes their tasks.
        if (asked.assignee) await lockStaff(tx, asked.assignee, 'assignee');
        else if (asked.done === false && (await hasAssigneeLeft(tx, id)))
          change = { ...asked, assignee: null };
        await lockTask(tx, id);
      },
      async apply(tx, current) {
        await requireConfirmed(tx, current);
        await writeChange(tx, current, change, user.id);
      },
    },
  );
}

/** Locks the assignee of a done task, so that none opens for someone who is losing access. */
async function hasAssigneeLeft(tx: Transaction, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const [task] = await tx.select({ assignee: tasks.assignee }).from(tasks).where(eq(tasks.id, id));
  return typeof task?.assignee === 'string' && !(await lockIfStaff(tx, task.assignee));
}

/**
 * Locks the booking, then the task, as a cancellation does. Both come before the task is read, so
 * that the stage in a 409 is read after the change that came before.
 */
async function lockTask(tx: Transaction, id: string): Promise<void> {
  if (!isId(id)) return;
  const itsBooking = tx.select({ id: tasks.bookingId }).from(tasks).where(eq(tasks.id, id));
  await tx.select({ id: bookings.id }).from(bookings).where(inArray(bookings.id, itsBooking)).for('update');
  await tx.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, id)).for('update');
}

/** Throws ProblemError 409: the done tasks of any other booking are its history. */
async function requireConfirmed(tx: Transaction, current: TaskRow): Promise<void> {
  const ofTask = eq(bookings.id, current.bookingId);
  const [booking] = await tx.select({ status: bookings.status }).from(bookings).where(ofTask);
  if (booking?.status === 'confirmed') return;
  const refusal =
    booking?.status === 'cancelled'
      ? 'This booking is cancelled, so its tasks cannot change.'
      : 'This booking is not confirmed, so its tasks cannot change. Please confirm it first.';
  throw conflict(refusal, current);
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
