import { formatDate, withShortMonth } from '#src/lib/dates/dates.ts';

/** "Late: 5 Dec 2026", "Today" or "12 Dec 2026"; empty without a day. */
export function dueText(dueDay: string | null, today: string): string {
  if (dueDay === null) return '';
  if (dueDay === today) return 'Today';
  const text = withShortMonth(formatDate(dueDay));
  return dueDay < today ? `Late: ${text}` : text;
}

/** "Stage: Edit"; "All done" once nothing is open. */
export function stageText(stage: string | null): string {
  return stage === null ? 'All done' : `Stage: ${stage}`;
}
