import { packageLabel, packageText } from '#src/features/catalogue/packages/package-words.ts';
import { shelfKinds } from '#src/features/shelf/entry.ts';
import type { AuditRow } from './audit-list.ts';
import { linesText } from './lines-text.ts';

const partNames: Record<string, string> = {
  visitor: 'A visitor',
  paypack: 'Mobile money',
  system: 'The site',
};

/** Who did it, by name; an account that is gone has none. */
export function actorText({ actor, actorName }: Pick<AuditRow, 'actor' | 'actorName'>): string {
  return actorName ?? partNames[actor] ?? 'A deleted account';
}

/** "booking.note-added" becomes "Booking: note added". */
export function actionText(action: string): string {
  const [subject = '', ...what] = action.split('.');
  const did = what.join(' ').replaceAll('-', ' ');
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1).replaceAll('-', ' ')}: ${did}`;
}

/** The same with whose account it is, where someone did it to another one's: "Account of Amahoro: suspended". */
export function whatText({
  action,
  actor,
  subjectId,
  subjectName,
}: Pick<AuditRow, 'action' | 'actor' | 'subjectId' | 'subjectName'>): string {
  const text = actionText(action);
  return subjectName === null || actor === subjectId ? text : text.replace(':', () => ` of ${subjectName}:`);
}

/** "status: pending → confirmed, total: 150000", "Standard: 250,000 RWF → 270,000 RWF"; empty where nothing more is known. */
export function changesText({
  action,
  before,
  after,
}: Pick<AuditRow, 'action' | 'before' | 'after'>): string {
  const isPackage = action.startsWith('package.');
  const label = (name: string) => (isPackage ? packageLabel(name) : undefined) ?? wordsOf(name);
  const text = (name: string, value: unknown) =>
    (isPackage ? packageText(name, value) : undefined) ?? valueText(value);
  const [was, is] = [recordOf(before), recordOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => valueText(was[name]) !== valueText(is[name]))
    .map((name) => {
      const values = [was[name], is[name]].filter(isSaid).map((value) => text(name, value));
      return `${label(name)}: ${linesText(was[name], is[name]) ?? values.join(' → ')}`;
    })
    .join(', ');
}

/** The same for the list of all that was done: of an entry of the website only the fields, whose values its history tells. */
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

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function valueText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** "eventDate" becomes "event date". */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
