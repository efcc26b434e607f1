import type { BookingTask } from '#src/domain/task/task.ts';
import { formatDate, withShortMonth } from '#src/lib/dates/dates.ts';

/** "Late: 24 Nov", "Today" or "5 Jan 2027", the year only if it is another; empty without a day. */
export function dueText({ dueDay, doneAt }: Pick<BookingTask, 'dueDay' | 'doneAt'>, today: string): string {
  if (dueDay === null) return '';
  if (dueDay === today) return 'Today';
  const text = withShortMonth(formatDate(dueDay));
  const short = dueDay.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text;
  return doneAt === null && dueDay < today ? `Late: ${short}` : short;
}

export const keptWords = 'The booking is no longer confirmed, so this task cannot change.';

/** "Edit"; "All done" once nothing is open. */
export function stageName(stage: string | null): string {
  return stage ?? 'All done';
}

/** "Stage: Edit", where nothing else says what it is. */
export function stageText(stage: string | null): string {
  return stage === null ? stageName(stage) : `Stage: ${stage}`;
}
