import { desc, inArray } from 'drizzle-orm';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import { isId } from '#src/lib/ids.ts';
import { users } from '../account/account.table.ts';
import type { Transaction } from '../database.ts';
import { auditEntries } from './audit.table.ts';

const actorWords: Record<string, string> = {
  visitor: 'The client',
  payer: 'Someone with a link',
  paypack: 'Mobile money',
  system: 'The website',
  operator: 'The website',
};

export async function auditOf(tx: Transaction, subjectIds: string[]) {
  return tx
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.subjectId, subjectIds))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));
}

/** Reads the names of actors; one whose account was deleted still counts as staff. */
export async function actorNames(
  tx: Transaction,
  actors: readonly string[],
): Promise<(actor: string) => string> {
  const ids = [...new Set(actors)].filter(isId);
  const found =
    ids.length === 0
      ? []
      : await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (actor) => names.get(actor) ?? actorWords[actor] ?? 'A former member of staff';
}

/** Lists the ids of all people in the entries: who acted, and who was assigned. */
export function peopleIn(entries: Awaited<ReturnType<typeof auditOf>>): string[] {
  return entries.flatMap(({ actor, before, after }) => [
    actor,
    textIn(before, 'assignee'),
    textIn(after, 'assignee'),
  ]);
}

/** Reads a field of an audited state; empty without it. */
export function textIn(state: unknown, field: string): string {
  const value = (state as Record<string, unknown> | null)?.[field];
  return typeof value === 'string' ? value : '';
}

/** Puts a name in place of the id in a field of an audited state. */
export function withName(state: unknown, field: string, nameOf: (id: string) => string | null): unknown {
  const id = textIn(state, field);
  return id === '' ? state : { ...(state as object), [field]: nameOf(id) };
}

/** Describes the entries, with the names of people in place of their ids. */
export function toActs(
  entries: Awaited<ReturnType<typeof auditOf>>,
  nameOf: (actor: string) => string,
): StaffAct[] {
  return entries.map(({ at, actor, action, before, after }) => ({
    at: at.toISOString(),
    actor: nameOf(actor),
    action,
    before: withName(before, 'assignee', nameOf),
    after: withName(after, 'assignee', nameOf),
  }));
}
