import type { AuditRow } from './audit-list.ts';

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

/** "status: pending → confirmed, total: 150000"; empty where nothing more is known. */
export function changesText({ before, after }: Pick<AuditRow, 'before' | 'after'>): string {
  const [was, is] = [recordOf(before), recordOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => valueText(was[name]) !== valueText(is[name]))
    .map((name) => `${wordsOf(name)}: ${[was[name], is[name]].filter(isSaid).map(valueText).join(' → ')}`)
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
