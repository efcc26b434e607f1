import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { UndoNotice } from '#src/components/states/UndoNotice.tsx';
import { listHeadId } from '../lists/focus-list.ts';
import { changeTask, justTicked } from './change-task.ts';

/** Offers to open the task again that was ticked last. */
export function UndoTick(): ReactNode {
  const task = useStore(justTicked);
  if (task === undefined) return null;
  return (
    <UndoNotice
      key={task.id}
      lineClass="apart"
      sentence={`“${task.title}” for ${task.client} is done.`}
      list={listHeadId}
      undo={() => void changeTask(task, { done: false })}
    />
  );
}
