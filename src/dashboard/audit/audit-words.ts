import { packageLabel, packageText } from '#src/dashboard/catalogue/package-words.ts';
import type { AuditRow } from '#src/domain/audit/audit-list.ts';
import { amountFields } from '#src/domain/payment/rules/rule-fields.ts';
import { shelfKinds } from '#src/domain/shelf/entry.ts';
import { formatMoney } from '#src/lib/money.ts';
import { hoursIn, type OpeningHours } from '#src/lib/words/hours.ts';
import { linesText } from './lines-text.ts';

export const partNames = {
  visitor: 'A visitor',
  paypack: 'Mobile money',
  system: 'The site',
} as const;

/** Record kinds for the filter, by the first part of an action. */
export const auditedKinds = {
  booking: 'Bookings',
  'waiting-list': 'Waiting list',
  client: 'Clients',
  payment: 'Payments',
  message: 'Messages',
  enrolment: 'Enrolments',
  application: 'Applications',
  subscriber: 'Subscribers',
  letter: 'Letters',
  account: 'Accounts and logins',
  invitation: 'Invitations',
  resource: 'People and kit',
  day: 'Blocked and signed-off days',
  till: 'Till',
  sale: 'Sales for EBM',
  service: 'Services',
  package: 'Prices',
  internship: 'Internships',
  'gallery-item': 'Gallery',
  studio: 'Studio facts',
  'studio-calendar': 'Studio calendar',
  'payment-rules': 'Payment rules',
  'site-build': 'Builds of the site',
  template: 'Templates',
  view: 'Saved views',
  mail: 'Emails',
  number: 'Blocked numbers',
  statement: 'Statements',
  difference: 'Payment differences',
  'monthly-target': 'Monthly target',
  'calendar-address': 'Calendar addresses',
} as const;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Fields in RWF. */
const amounts: readonly string[] = [
  'total',
  'price',
  'amount',
  'countedCash',
  'float',
  'takenOut',
  ...amountFields,
];

export function actorText({ actor, actorName }: Pick<AuditRow, 'actor' | 'actorName'>): string {
  return actorName ?? (partNames as Record<string, string>)[actor] ?? 'A deleted account';
}

/** "booking.note-added" becomes "Booking: note added". */
export function actionText(action: string): string {
  const [subject = '', ...what] = action.split('.');
  const did = what.join(' ').replaceAll('-', ' ');
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}: ${did}`;
}

/** Adds the account's owner if someone else acted on it: "Account of Amahoro: suspended". */
export function whatText({
  action,
  actor,
  subjectId,
  record,
}: Pick<AuditRow, 'action' | 'actor' | 'subjectId' | 'record'>): string {
  const text = actionText(action);
  if (record?.list !== 'users' || actor === subjectId) return text;
  return text.replace(':', () => ` of ${record.name}:`);
}

/** Formats changes: "status: pending → confirmed, total: 150000"; empty if there are none to show. */
export function changesText({
  action,
  before,
  after,
}: Pick<AuditRow, 'action' | 'before' | 'after'>): string {
  const isPackage = action.startsWith('package.');
  const label = (name: string) => (isPackage ? packageLabel(name) : undefined) ?? wordsOf(name);
  const text = (name: string, value: unknown) =>
    (isPackage ? packageText(name, value) : undefined) ??
    moneyText(name, value) ??
    hoursText(name, value) ??
    valueText(value);
  const [was, is] = [recordOf(before), recordOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => valueText(was[name]) !== valueText(is[name]))
    .map((name) => ({ name, values: [was[name], is[name]].filter(isReadable) }))
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => {
      const said = values.map((value) => text(name, value)).join(' → ');
      return `${label(name)}: ${linesText(was[name], is[name]) ?? said}`;
    })
    .join(', ');
}

/** Like `changesText` for lists: shelf entries list only their fields. */
export function changesLine(row: Pick<AuditRow, 'action' | 'before' | 'after'>): string {
  const [subject] = row.action.split('.');
  if (!shelfKinds.some((kind) => kind === subject)) return changesText(row);
  return Object.keys({ ...recordOf(row.before), ...recordOf(row.after) })
    .map(wordsOf)
    .join(', ');
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function moneyText(name: string, value: unknown): string | undefined {
  return typeof value === 'number' && amounts.includes(name) ? formatMoney(value) : undefined;
}

function hoursText(name: string, value: unknown): string | undefined {
  const isHours = ['hours', 'officeHours'].includes(name) && Array.isArray(value);
  return isHours ? hoursIn('en', value as OpeningHours[]) : undefined;
}

function isReadable(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(typeof value === 'string' && uuid.test(value))
  );
}

function valueText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
