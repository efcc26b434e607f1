import { and, eq, isNull } from 'drizzle-orm';
import { auditAll } from '../audit/audit.ts';
import type { Transaction } from '../database.ts';
import { tasks } from './task.table.ts';

/** Unassigns the open tasks of a user who loses access, so that others see them, and audits it. */
export async function unassignTasks(tx: Transaction, assignee: string, actor: string): Promise<void> {
  const left = await tx
    .update(tasks)
    .set({ assignee: null })
    .where(and(eq(tasks.assignee, assignee), isNull(tasks.doneAt)))
    .returning({ subjectId: tasks.bookingId, task: tasks.title });
  if (left.length === 0) return;
  await auditAll(
    tx,
    left.map(({ subjectId, task }) => ({
      actor,
      action: 'booking.task-unassigned',
      subjectId,
      before: { assignee },
      after: { task, assignee: null },
    })),
  );
}
