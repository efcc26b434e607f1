import { and, asc, eq, inArray } from 'drizzle-orm';
import { canDo } from '#src/domain/resource/can-do.ts';
import type { Resource } from '#src/domain/resource/resource.ts';
import { clashSentence, ownClashSentence } from '#src/domain/resource/resource-words.ts';
import type { Span } from '#src/domain/resource/shift-spans.ts';
import { bookings } from '../booking/booking.table.ts';
import type { Transaction } from '../database.ts';
import { ProblemError, violatedConstraint } from '../errors.ts';
import { freeResources, meets } from './free-resources.ts';
import { assignments, resources } from './resource.table.ts';

export type Assignment = typeof assignments.$inferSelect;
export type LockedResource = typeof resources.$inferSelect;

type Taking = typeof assignments.$inferInsert;

/** Span in which a resource is already taken. */
export interface Clash extends Span {
  /** Null for an absence or a repair. */
  reference: string | null;
  reason: string;
}

/**
 * Locks resources in the order of their ids. Without it, two who take one at once would wait for
 * each other inside the constraint and one of them would start again.
 */
export async function lockResources(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, LockedResource>> {
  const found = await tx
    .select()
    .from(resources)
    .where(inArray(resources.id, [...ids]))
    .orderBy(asc(resources.id))
    .for('no key update');
  return new Map(found.map((one) => [one.id, one]));
}

/** Takes a locked resource for a span, and returns the assignment’s id or else the clash. */
export async function take(tx: Transaction, taking: Taking): Promise<string | Clash> {
  try {
    return await tx.transaction(async (part) => {
      const [taken] = await part.insert(assignments).values(taking).returning({ id: assignments.id });
      if (taken === undefined) throw new Error('The database did not return the assignment it stored.');
      return taken.id;
    });
  } catch (error) {
    // The same name with and without btree_gist.
    if (violatedConstraint(error) !== 'assignments_no_clash') throw error;
    // It can have been released since: then the second try succeeds.
    return (await clashOf(tx, taking)) ?? take(tx, taking);
  }
}

async function clashOf(
  tx: Transaction,
  { resourceId, startsAt: from, endsAt: to }: Taking,
): Promise<Clash | undefined> {
  const { startsAt, endsAt, reason } = assignments;
  const [clash] = await tx
    .select({ reference: bookings.reference, reason, from: startsAt, to: endsAt })
    .from(assignments)
    .leftJoin(bookings, eq(bookings.id, assignments.bookingId))
    .where(and(eq(assignments.resourceId, resourceId), meets({ from, to })))
    .orderBy(asc(startsAt))
    .limit(1);
  return clash;
}

interface Wish {
  span: Span;
  services: readonly string[];
  /** Reference of the booking that it is for; absent for an absence. */
  wantedBy?: string;
}

/** Builds the 409 that says who has it, and what of its kind is free instead for these services. */
export async function clashProblem(
  tx: Transaction,
  { id, kind, name }: Pick<Resource, 'id' | 'kind' | 'name'>,
  clash: Clash,
  { span, services, wantedBy }: Wish,
): Promise<ProblemError> {
  const { reference, from, to } = clash;
  const { items } = await freeResources(tx, span);
  const free = items.filter((one) => one.kind === kind && one.id !== id && canDo(one, services));
  const sentence =
    reference !== null && reference === wantedBy
      ? ownClashSentence(name, clash)
      : clashSentence({ kind, name }, clash, free.length > 0);
  return new ProblemError(409, sentence, {
    extra: {
      clash: { reference, from: from.toISOString(), to: to.toISOString() },
      free: free.map((one) => ({ id: one.id, kind: one.kind, name: one.name })),
    },
  });
}
