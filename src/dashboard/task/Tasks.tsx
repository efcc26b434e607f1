import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { isLate } from '#src/domain/task/task.ts';
import { type TaskRow, taskListRules } from '#src/domain/task/task-list.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { plural } from '#src/lib/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { Choices, StaffList } from '../lists/staff-list.ts';
import { useWide } from '../lists/use-wide.ts';
import { AssigneeChoice, noAssignee } from '../message/HandlingChoices.tsx';
import { useStaffNames } from '../records/assignees.ts';
import { Tag } from '../records/Tag.tsx';
import { putTask } from './put-task.ts';
import { TaskSheet } from './TaskSheet.tsx';
import { TickButton } from './TickButton.tsx';
import { dueText, stageName, stageText } from './task-words.ts';
import { UndoTick } from './UndoTick.tsx';

const tasks: StaffList<TaskRow> = {
  id: 'tasks',
  noun: 'task',
  rules: taskListRules,
  ask: (query, init) => accountApi.tasks.$get({ query }, { init }),
  csv: (query, init) => accountApi['tasks.csv'].$get({ query }, { init }),
  searchHint: 'Client, phone or reference',
  titleOf: ({ title, client }) => `“${title}” for ${client}`,
  columns: [
    { id: 'title', label: 'Task', cell: ({ title, client }) => `${title}: ${client}` },
    { id: 'line', label: 'For', cell: ({ line }) => line },
    { id: 'dueDay', label: 'Due', sort: 'dueDay', role: 'badge', cell: (task) => <Due task={task} /> },
    {
      id: 'stage',
      label: 'Stage',
      role: 'badge',
      whole: false,
      cell: ({ stage, confirmed }) => confirmed && <Stage stage={stage} />,
    },
    { id: 'assignee', label: 'Assigned to', role: 'secondary', cell: ({ assigneeName }) => assigneeName },
    { id: 'tick', label: 'Tick', role: 'figure', cell: (task) => <TickButton task={task} /> },
    { id: 'booking', label: 'Booking', extra: true, cell: ({ booking }) => booking },
  ],
  filters: [{ name: 'assignee', label: 'Assigned to', useChoices: useAssignees }],
  tabs: [
    { label: 'Mine', choice: { mine: 'true' } },
    { label: 'Late', choice: { late: 'true' }, waits: 'tasks' },
    { label: 'Today', choice: { due: 'today' } },
    { label: 'This week', choice: { due: 'week' } },
    { label: 'Done', choice: { done: 'true', sort: '-dueDay' } },
  ],
  above: <UndoTick />,
  bulk: [
    {
      label: 'Mark as done',
      one: (task) => putTask(task, { done: true }),
      done: (count) => `${plural(count, 'task')} done.`,
    },
    {
      label: 'Assign',
      Choice: AssigneeChoice,
      one: (task, choice) => putTask(task, { assignee: choice === noAssignee ? null : choice }),
      done: (count) => `${plural(count, 'task')} assigned.`,
    },
  ],
  Detail: TaskSheet,
  empty: <p>No open tasks. A booking gets its tasks when you confirm it.</p>,
};

export default function Tasks(): ReactNode {
  return <ListPage list={tasks} />;
}

function useAssignees(): Choices {
  return { nobody: 'No one', ...useStaffNames() };
}

function Stage({ stage }: Pick<TaskRow, 'stage'>): ReactNode {
  // The head of a column says what it is.
  const words = useWide() ? stageName : stageText;
  return <Tag>{words(stage)}</Tag>;
}

function Due({ task }: { task: TaskRow }): ReactNode {
  const today = todayInKigali(new Date());
  const text = dueText(task, today);
  return isLate(task, today) ? <Tag tone="bad">{text}</Tag> : <span>{text}</span>;
}
