import type { ReactNode } from 'react';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import { useAction } from '#src/lib/use-action.ts';
import { changeTask } from './change-task.ts';

/** Ticks an open task, or opens a done one again, unless its booking is no longer confirmed. */
export function TickButton({ task }: { task: TaskRow }): ReactNode {
  const isOpen = task.doneAt === null;
  const { busy, run } = useAction(() => changeTask(task, { done: isOpen }));
  if (!task.confirmed) return null;
  const what = `“${task.title}” for ${task.client}`;
  return (
    <button
      className="button button--small"
      type="button"
      aria-busy={busy}
      aria-label={isOpen ? `Done: ${what}` : `Open again: ${what}`}
      onClick={run}
    >
      {isOpen ? 'Done' : 'Open again'}
    </button>
  );
}
