import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import { isLate } from '#src/domain/task/task.ts';
import type { TaskRow } from '#src/domain/task/task-list.ts';
import { formatDate, formatMoment, todayInKigali } from '#src/lib/dates/dates.ts';
import { type Action, useAction } from '#src/lib/use-action.ts';
import { assigneesQuery } from '../records/assignees.ts';
import { AssignForm, DayForm } from '../records/HandlingForms.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { QueryState } from '../server-state/QueryState.tsx';
import { changeTask } from './change-task.ts';
import type { TaskChanges } from './put-task.ts';
import { TickButton } from './TickButton.tsx';
import { keptWords } from './task-words.ts';

export const TaskSheet = recordSheet(({ title, client }: TaskRow) => `${title}: ${client}`, Body);

function Body({ item: task }: { item: TaskRow }): ReactNode {
  const change = useAction((changes: TaskChanges) => changeTask(task, changes));
  return (
    <>
      <Facts facts={taskFacts(task)} />
      {!task.confirmed && <p className="soft">{keptWords}</p>}
      <section className="handling" aria-label="Actions">
        <p className="actions">
          <TickButton task={task} />
          <a className="button button--small" href={`bookings?open=${task.booking}`}>
            Booking {task.booking}
          </a>
        </p>
        {task.doneAt === null && (
          <>
            <Assign task={task} change={change} />
            <DueDay task={task} change={change} />
          </>
        )}
      </section>
    </>
  );
}

function taskFacts(task: TaskRow): Record<string, string> {
  const { line, stage, confirmed, dueDay, doneAt, doneBy, assigneeName } = task;
  const due = dueDay === null ? 'No date yet' : formatDate(dueDay);
  return {
    For: line,
    Stage: confirmed ? (stage ?? 'All done') : '',
    Due: isLate(task, todayInKigali(new Date())) ? `Late: ${due}` : due,
    'Assigned to': assigneeName ?? 'No one',
    Done:
      doneAt === null ? '' : `${formatMoment(new Date(doneAt))}, by ${doneBy ?? 'a former member of staff'}`,
  };
}

interface ChangeFormProps {
  task: TaskRow;
  change: Action<[TaskChanges]>;
}

function Assign({ task: { assignee }, change: { busy, run } }: ChangeFormProps): ReactNode {
  const answer = useQuery(assigneesQuery);
  const { data } = answer;
  if (data === undefined) return <QueryState of={answer} fallback="We could not load the staff" />;
  return (
    <AssignForm assignee={assignee} staff={data.staff} busy={busy} onAssign={(to) => run({ assignee: to })} />
  );
}

function DueDay({ task: { dueDay }, change: { busy, run } }: ChangeFormProps): ReactNode {
  return (
    <DayForm
      id="due-day"
      label="Due"
      submit="Change the date"
      day={dueDay}
      busy={busy}
      onChoose={(day) => run({ dueDay: day })}
    />
  );
}
