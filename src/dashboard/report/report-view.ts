import {
  type Grouping,
  groupings,
  type Period,
  periodOf,
  periodProblem,
  type ReportName,
  reportNames,
} from '#src/domain/report/report.ts';
import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { addMonths, lastDayOf, monthOf } from '#src/lib/dates/months.ts';

/** Report that the address names. */
export interface ReportView extends Period {
  name: ReportName;
  by: Grouping;
}

/** Reads the address. Invalid parts are ignored, not reported. */
export function readReportView(search: string, today: string): ReportView {
  const address = new URLSearchParams(search);
  const name = oneOf(reportNames, address.get('report')) ?? 'income';
  const by = oneOf(groupings[name], address.get('by')) ?? groupings[name][0];
  const period = periodOf({ from: dayIn(address.get('from')), to: dayIn(address.get('to')) }, today);
  const usual = periodOf({}, today);
  return { name, by, ...(periodProblem(period) === undefined ? period : usual) };
}

/** Writes the address of a view, without its usual parts. */
export function reportSearch({ name, by, from, to }: ReportView, today: string): string {
  const usual = periodOf({}, today);
  const parts = [
    ['report', name, 'income'],
    ['by', by, groupings[name][0]],
    ['from', from, usual.from],
    ['to', to, usual.to],
  ] as const;
  const said = parts.filter(([, value, unsaid]) => value !== unsaid);
  const query = new URLSearchParams(said.map(([part, value]) => [part, value])).toString();
  return query && `?${query}`;
}

/** Switches to another report; the period stays. */
export function withReport(view: ReportView, name: ReportName): ReportView {
  return { ...view, name, by: groupings[name][0] };
}

/** Returns the query of the API; open parts are those of now. */
export function reportQueryOf({ name, by, from, to }: ReportView): Record<string, string> {
  return name === 'open' ? { by } : { by, from, to };
}

/** Periods that can be chosen with one press. */
export function usualPeriods(today: string): { label: string; period: Period }[] {
  const month = monthOf(today);
  const lastMonth = addMonths(month, -1);
  const year = Number(today.slice(0, 4));
  return [
    { label: 'This month', period: { from: `${month}-01`, to: today } },
    { label: 'Last month', period: { from: `${lastMonth}-01`, to: lastDayOf(lastMonth) } },
    { label: 'This year', period: periodOf({}, today) },
    { label: 'Last year', period: { from: `${year - 1}-01-01`, to: addDays(`${year}-01-01`, -1) } },
  ];
}

function oneOf<const Value extends string>(values: readonly Value[], word: string | null): Value | undefined {
  return values.find((value) => value === word);
}

function dayIn(text: string | null): string | undefined {
  return text !== null && isCalendarDate(text) ? text : undefined;
}
