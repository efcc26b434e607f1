import { reportTitles } from '#src/domain/report/report-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import type { ReportView } from './report-view.ts';

/** Returns the heading of a report, which is also its title on paper. */
export function reportHeading({ name, from, to }: ReportView): string {
  if (name === 'open') return reportTitles.open;
  if (from === to) return `${reportTitles[name]} of ${formatDate(from)}`;
  return `${reportTitles[name]} from ${formatDate(from)} to ${formatDate(to)}`;
}
