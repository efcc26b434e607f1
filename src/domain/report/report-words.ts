import type { Figure, Grouping, OpenAge, ReportName } from './report.ts';

export const reportTitles: Record<ReportName, string> = {
  income: 'Income',
  open: 'Open parts',
  vat: 'VAT',
  refunds: 'Refunds',
};

export const groupingWords: Record<Grouping, string> = {
  month: 'Month',
  service: 'Service',
  method: 'Method',
  source: 'Source',
  staff: 'Recorded by',
  age: 'Overdue',
  reason: 'Reason',
};

export const figureWords: Record<Figure<ReportName>, string> = {
  income: 'Income',
  surplus: 'Surplus',
  fees: 'Fees',
  net: 'Net',
  open: 'Open',
  parts: 'Parts',
  vat: 'VAT',
  withoutVat: 'Without VAT',
  refunds: 'Refunds',
  undone: 'Undone',
  count: 'Number',
};

/** Figures that are numbers of things, not RWF. */
const counts: readonly Figure<ReportName>[] = ['parts', 'count'];

export function isMoney(figure: Figure<ReportName>): boolean {
  return !counts.includes(figure);
}

export const ageWords: Record<OpenAge, string> = {
  'not-due': 'Not due yet',
  today: 'Due today',
  '1-30': '1 to 30 days',
  '31-60': '31 to 60 days',
  'over-60': 'More than 60 days',
};

export const reportHints: Record<ReportName, string> = {
  income:
    'Income is what clients paid for bookings, less refunds. Surplus is money above a price, which is owed back. Net is income and surplus less the fees of mobile money, as in the day’s closings.',
  open: 'What clients still owe, by the days since each part was due. Cancelled bookings are left out.',
  vat: 'VAT within the income: each booking has the share that its confirmation shows.',
  refunds:
    'Refunds by the day on which the money was returned. Undone are those that a super admin has reversed.',
};

/** Returns the service's name: "motion-graphics" becomes "Motion graphics". */
export function serviceName(service: string): string {
  if (service === 'fees') return 'Classes and internships';
  if (service === '') return 'No service';
  const words = service.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const noReason = 'No reason given';
