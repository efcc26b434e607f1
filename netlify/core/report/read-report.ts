import { bookingSources } from '#src/domain/booking/booking-source.ts';
import { sourceWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import { methodName, paymentMethods } from '#src/domain/payment/ledger.ts';
import {
  type Grouping,
  groupings,
  monthsIn,
  openAges,
  type Period,
  periodOf,
  periodProblem,
  type Report,
  type ReportItem,
  type ReportName,
  type ReportQuery,
  reportFigures,
  reportQuery,
} from '#src/domain/report/report.ts';
import { ageWords, noReason, serviceName } from '#src/domain/report/report-words.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { formatMonth } from '#src/lib/dates/months.ts';
import { actorNames } from '../audit/history.ts';
import { db, type Transaction } from '../database.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { moneyBy } from './income.ts';
import { openPartsByAge } from './open-parts.ts';
import { refundsBy } from './refunds.ts';
import { vatPerMonth } from './vat.ts';

/** Reads a report (docs/product.md, Reports). Throws ProblemError 422. */
export async function readReport<Name extends ReportName>(
  name: Name,
  query: ReportQuery,
  now: Date,
): Promise<Report<Name>> {
  const { by = groupings[name][0], ...days } = readFields(reportQuery(name), query);
  const today = todayInKigali(now);
  const period = periodOf(days, today);
  const { from, to } = name === 'open' ? days : period;
  const problem = periodProblem({ from, to });
  if (problem !== undefined) throw fieldProblem('to', problem);
  const items = await db().transaction((tx) => readers[name](tx, { by, days, period, today }));
  return { from: from ?? null, to: to ?? null, by, items, sum: sumsOf(reportFigures[name], items) };
}

type Days = Pick<ReportQuery, 'from' | 'to'>;

interface Asked<Name extends ReportName> {
  by: Grouping<Name>;
  /** As typed: either may be missing. */
  days: Days;
  period: Period;
  today: string;
}

const readers: {
  [Name in ReportName]: (tx: Transaction, asked: Asked<Name>) => Promise<ReportItem<Name>[]>;
} = {
  async income(tx, { by, period }) {
    const found = await moneyBy(tx, by, period);
    const items = found.map(({ key, income, surplus, fees }) => ({
      key,
      income,
      surplus,
      fees,
      net: income + surplus - fees,
    }));
    const nothing = { income: 0, surplus: 0, fees: 0, net: 0 };
    switch (by) {
      case 'month':
        return withMonths(items, period, nothing);
      case 'method':
        return withKeys(items, paymentMethods, methodName, nothing);
      case 'source':
        return withKeys(items, bookingSources, (source) => sourceWords[source], nothing);
      case 'service':
        return largestFirst(named(items, serviceName), 'income');
      case 'staff': {
        const keys = items.map(({ key }) => key);
        return largestFirst(named(items, await actorNames(tx, keys)), 'income');
      }
    }
  },
  async open(tx, { days, today }) {
    const found = await openPartsByAge(tx, days, today);
    return openAges.map((key) => ({
      key,
      name: ageWords[key],
      ...(found.get(key) ?? { open: 0, parts: 0 }),
    }));
  },
  async vat(tx, { period }) {
    const found = await vatPerMonth(tx, period);
    const items = found.map(({ month, income, vat }) => ({
      key: month,
      vat,
      income,
      withoutVat: income - vat,
    }));
    return withMonths(items, period, { vat: 0, income: 0, withoutVat: 0 });
  },
  async refunds(tx, { by, period }) {
    const found = await refundsBy(tx, by, period);
    const items = found.map((one) => ({ ...one, net: one.refunds - one.undone }));
    const nothing = { refunds: 0, undone: 0, net: 0, count: 0 };
    switch (by) {
      case 'month':
        return withMonths(items, period, nothing);
      case 'method':
        return withKeys(items, paymentMethods, methodName, nothing);
      case 'reason':
        return largestFirst(
          named(items, (reason) => reason || noReason),
          'refunds',
        );
    }
  },
};

type Keyed<F> = F & { key: string };

function named<F>(items: readonly Keyed<F>[], nameOf: (key: string) => string) {
  return items.map((item) => ({ ...item, name: nameOf(item.key) }));
}

/** Adds the keys without money, in their usual order. */
function withKeys<Key extends string, F>(
  items: readonly Keyed<F>[],
  keys: readonly Key[],
  nameOf: (key: Key) => string,
  nothing: F,
) {
  const found = new Map(items.map((item) => [item.key, item]));
  return keys.map((key) => ({ ...nothing, ...found.get(key), key, name: nameOf(key) }));
}

function withMonths<F>(items: readonly Keyed<F>[], period: Period, nothing: F) {
  return withKeys(items, monthsIn(period), formatMonth, nothing);
}

function largestFirst<Name extends string, Item extends Record<Name, number>>(
  items: Item[],
  by: Name,
): Item[] {
  return items.toSorted((a, b) => b[by] - a[by]);
}

function sumsOf<Name extends string>(
  figures: readonly Name[],
  items: readonly Record<Name, number>[],
): Record<Name, number> {
  const sumOf = (figure: Name) => items.reduce((sum, item) => sum + item[figure], 0);
  return Object.fromEntries(figures.map((figure) => [figure, sumOf(figure)])) as Record<Name, number>;
}
