import './tasks.css';
import type { ReactNode } from 'react';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { type BookingTask, isLate, jobsOf } from '#src/domain/task/task.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { showFailure } from '#src/lib/failure/failure-toast.ts';
import { useAction } from '#src/lib/use-action.ts';
import { showAtOnce } from '../server-state/change.ts';
import { queryClient } from '../server-state/query-client.ts';
import { inEnglish } from '../shell/english.ts';
import { putTask } from './put-task.ts';
import { dueText, stageText } from './task-words.ts';

/** Tasks of a booking by job, to tick while it is confirmed; a title opens the task. */
export function BookingTasks({ booking: { status, tasks } }: { booking: StaffBooking }): ReactNode {
  if (tasks.length === 0) return null;
  const canTick = status === 'confirmed';
  const today = todayInKigali(new Date());
  return (
    <section aria-labelledby="tasks-title">
      <h3 id="tasks-title">Tasks</h3>
      {jobsOf(tasks).map(({ lineId, line, stage, tasks: ofLine }) => (
        <div key={lineId}>
          <p className="apart task__job">
            <span>{line}</span>
            {canTick && <span className="tag">{stageText(stage)}</span>}
          </p>
          <ul className="lined plain-list">
            {ofLine.map((task) => (
              <li key={task.id} className={canTick ? 'task' : 'task task--kept'}>
                {canTick && <Tick task={task} />}
                <a href={`tasks?open=${task.id}`}>{task.title}</a>
                <span className="soft small" data-late={isLate(task, today) || undefined}>
                  {detailOf(task, today)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Tick({ task }: { task: BookingTask }): ReactNode {
  const isDone = task.doneAt !== null;
  const { busy, run } = useAction(() => tick(task, !isDone));
  return (
    <input
      type="checkbox"
      aria-label={`Done: ${task.title}, ${task.line}`}
      checked={isDone}
      aria-busy={busy}
      onChange={run}
    />
  );
}

function detailOf(task: BookingTask, today: string): string {
  const { assignee, doneAt, doneBy } = task;
  if (doneAt !== null) return doneBy === null ? '' : `by ${doneBy}`;
  return [dueText(task, today), assignee?.name].filter(Boolean).join(', ');
}

/** Ticks a task or opens it again, at once on the screen; rolls back with a toast on failure. */
async function tick(task: BookingTask, done: boolean): Promise<void> {
  const queryKey = ['booking'];
  const show = (next: Partial<BookingTask>) =>
    queryClient.setQueriesData<{ booking: StaffBooking }>(
      { queryKey },
      (data) => data && { booking: withTask(data.booking, { ...task, ...next }) },
    );
  const answer = await showAtOnce(
    queryKey,
    () => show({ doneAt: done ? new Date().toISOString() : null, doneBy: null }),
    () => putTask(task, { done }),
  );
  if (answer.kind !== 'ok') showFailure(inEnglish, 'The task has not changed', answer);
  const refetched = queryClient.invalidateQueries();
  if (answer.kind === 'ok') await refetched;
}

function withTask(booking: StaffBooking, task: BookingTask): StaffBooking {
  return { ...booking, tasks: booking.tasks.map((one) => (one.id === task.id ? task : one)) };
}
