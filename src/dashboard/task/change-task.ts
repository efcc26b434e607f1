import { atom } from 'nanostores';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import { changeAtOnce } from '../server-state/change.ts';
import { putTask, type TaskChanges } from './put-task.ts';

/** The task ticked last, while it can be opened again with one press. */
export const justTicked = atom<TaskRow | undefined>();

const undoMs = 10_000;

/** Changes a task optimistically in list and sheet; rolls back with a toast on failure. */
export async function changeTask(task: TaskRow, changes: TaskChanges): Promise<void> {
  justTicked.set(undefined);
  const shown = { ...task, ...optimistic(task, changes) };
  const answer = await changeAtOnce('tasks', shown, () => putTask(task, changes), 'The task has not changed');
  if (answer.kind === 'ok' && changes.done) offerUndo(answer.data.task);
}

function optimistic({ doneAt }: TaskRow, { done, dueDay, assignee }: TaskChanges): Partial<TaskRow> {
  const isDone = done ?? doneAt !== null;
  return {
    doneAt: isDone ? (doneAt ?? new Date().toISOString()) : null,
    ...(dueDay !== undefined && { dueDay }),
    ...(assignee !== undefined && { assignee }),
  };
}

function offerUndo(task: TaskRow): void {
  justTicked.set(task);
  window.setTimeout(() => {
    if (justTicked.get() === task) justTicked.set(undefined);
  }, undoMs);
}
