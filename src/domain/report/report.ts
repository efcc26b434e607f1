import * as z from 'zod/mini';
import { addDays, isCalendarDate } from '#src/lib/dates/dates.ts';
import { addMonths, monthOf } from '#src/lib/dates/months.ts';

/** Reports of the books (docs/product.md, Reports). Amounts are RWF, days `YYYY-MM-DD` in Kigali. */

export const reportNames = ['income', 'open', 'vat', 'refunds'] as const;
export type ReportName = (typeof reportNames)[number];

/** Groupings of each report; the first is the default. */
export const groupings = {
  income: ['month', 'service', 'method', 'source', 'staff'],
  open: ['age'],
  vat: ['month'],
  refunds: ['month', 'method', 'reason'],
} as const satisfies Record<ReportName, readonly string[]>;

export type Grouping<Name extends ReportName = ReportName> = (typeof groupings)[Name][number];

/** Days by which an open part is overdue. */
export const openAges = ['not-due', 'today', '1-30', '31-60', 'over-60'] as const;
export type OpenAge = (typeof openAges)[number];

const figures = {
  income: ['income', 'surplus', 'fees', 'net'],
  open: ['open', 'parts'],
  vat: ['vat', 'income', 'withoutVat'],
  refunds: ['refunds', 'undone', 'net', 'count'],
} as const satisfies Record<ReportName, readonly string[]>;

export type Figure<Name extends ReportName> = (typeof figures)[Name][number];
/** Figures of each report, in the order of its table; the chart draws the first. */
export const reportFigures: { readonly [Name in ReportName]: readonly Figure<Name>[] } = figures;
type Figures<Name extends ReportName> = Record<Figure<Name>, number>;

/** `key` is a month, service, method, source, age or reason, or the id of an actor. */
export type ReportItem<Name extends ReportName> = Figures<Name> & { key: string; name: string };

export interface Report<Name extends ReportName = ReportName> {
  /** Null: without a limit. */
  from: string | null;
  to: string | null;
  by: Grouping<Name>;
  items: ReportItem<Name>[];
  sum: Figures<Name>;
}

export interface Period {
  from: string;
  to: string;
}

const mostYears = 5;

/** No money moved outside, and months cannot be counted past the last year. */
const isReportDay = (text: string) => isCalendarDate(text) && text >= '2000-01-01' && text <= '2099-12-31';

const day = (sentence: string) =>
  z.optional(z.string(sentence).check(z.refine((text) => isReportDay(text), sentence)));

export interface ReportQuery {
  from?: string | undefined;
  to?: string | undefined;
  by?: string | undefined;
}

export const reportQuery = <Name extends ReportName>(name: Name) => {
  const known: readonly unknown[] = groupings[name];
  return z.object({
    from: day('Please send the first day as YYYY-MM-DD, from 2000 to 2099.'),
    to: day('Please send the last day as YYYY-MM-DD, from 2000 to 2099.'),
    by: z.optional(
      z.custom<Grouping<Name>>((by) => known.includes(by), `Group by one of: ${known.join(', ')}.`),
    ),
  });
};

/** Fills in missing days: today, and the first of January of the last day's year. */
export function periodOf({ from, to }: Pick<ReportQuery, 'from' | 'to'>, today: string): Period {
  const last = to ?? today;
  return { from: from ?? `${last.slice(0, 4)}-01-01`, to: last };
}

/** Returns why no report can be made of a period, or undefined. */
export function periodProblem({ from, to }: Pick<ReportQuery, 'from' | 'to'>): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (from > to) return 'Please choose a last day that is not before the first day.';
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const isTooLong = years > mostYears || (years === mostYears && to.slice(5) >= from.slice(5));
  return isTooLong ? `Please choose at most ${mostYears} years.` : undefined;
}

export function ageOf(dueDay: string | null, today: string): OpenAge {
  if (dueDay === null || dueDay > today) return 'not-due';
  if (dueDay === today) return 'today';
  if (dueDay >= addDays(today, -30)) return '1-30';
  return dueDay >= addDays(today, -60) ? '31-60' : 'over-60';
}

/** Returns the months of a period, `YYYY-MM`. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month);
  return months;
}
