import { and, eq } from 'drizzle-orm';
import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import { type SessionSpan, shiftSpans } from '#src/domain/resource/shift-spans.ts';
import { auditAll } from '../audit/audit.ts';
import { servicesReader, skusOf } from '../availability/services-taken.ts';
import type { Booking } from '../booking/booking-queries.ts';
import type { Transaction } from '../database.ts';
import { notify } from '../notification/notification.ts';
import { assignments } from './resource.table.ts';
import {
  type Assignment,
  type Clash,
  clashProblem,
  type LockedResource,
  lockResources,
  take,
} from './take.ts';

interface Shifting {
  by: 'client' | 'studio';
  actor: string;
}

/**
 * Moves what a locked booking has along with its session, except what is retired. A clash refuses a
 * move by staff: throws ProblemError 409. For a client it takes off what is not free, and staff are
 * notified.
 */
export async function shiftAssignments(
  tx: Transaction,
  before: Booking,
  after: Booking,
  { by, actor }: Shifting,
): Promise<void> {
  const [was, is] = [spanOf(before), spanOf(after)];
  if (was === null || is === null || isSame(was, is)) return;
  const held = await tx.select().from(assignments).where(eq(assignments.bookingId, after.id));
  if (held.length === 0) return;
  const locked = await lockResources(tx, [...new Set(held.map(({ resourceId }) => resourceId))]);
  // Deleted first: moved one by one, two spans of one resource could meet on the way.
  await tx.delete(assignments).where(eq(assignments.bookingId, after.id));
  const spans = held.map((one) => ({ ...one, from: one.startsAt, to: one.endsAt }));
  const lost: { assignment: Assignment; resource: LockedResource }[] = [];
  for (const { from, to, ...assignment } of shiftSpans(spans, was, is)) {
    const resource = locked.get(assignment.resourceId);
    if (resource === undefined) throw new Error('An assignment has no resource.');
    // Nobody can free a retired one, so it does not refuse a move by staff.
    const isRetired = resource.retiredAt !== null && resource.retiredAt < to;
    const taken = isRetired || (await takeJoined(tx, { ...assignment, startsAt: from, endsAt: to }, after));
    if (typeof taken === 'string') continue;
    if (taken === true || by === 'client') lost.push({ assignment, resource });
    else {
      const services = (await servicesReader(tx))(await skusOf(tx, after.id));
      throw await clashProblem(tx, resource, taken, { span: { from, to }, services });
    }
  }
  if (lost.length > 0) await tellOfLost(tx, after, lost, { by, actor });
}

/** Takes a span, joined with earlier ones of its booking that only half days bring together. */
async function takeJoined(tx: Transaction, taking: Assignment, booking: Booking): Promise<string | Clash> {
  const taken = await take(tx, taking);
  if (typeof taken === 'string' || taken.reference !== booking.reference) return taken;
  const { bookingId, resourceId } = assignments;
  await tx
    .delete(assignments)
    .where(
      and(eq(bookingId, booking.id), eq(resourceId, taking.resourceId), eq(assignments.startsAt, taken.from)),
    );
  const endsAt = new Date(Math.max(Number(taken.to), Number(taking.endsAt)));
  return takeJoined(tx, { ...taking, startsAt: taken.from, endsAt }, booking);
}

function spanOf(booking: Booking): SessionSpan | null {
  const span = sessionSpan(booking);
  return span && { ...span, hasHour: booking.startTime !== null };
}

function isSame(was: SessionSpan, is: SessionSpan): boolean {
  return Number(was.from) === Number(is.from) && Number(was.to) === Number(is.to);
}

async function tellOfLost(
  tx: Transaction,
  { id, reference, revision }: Booking,
  lost: readonly { assignment: Assignment; resource: LockedResource }[],
  { by, actor }: Shifting,
): Promise<void> {
  await auditAll(
    tx,
    lost.map(({ assignment: { resourceId: resource, startsAt: from, endsAt: to } }) => ({
      actor,
      action: 'booking.assignment-lost',
      subjectId: id,
      before: { resource, from, to },
    })),
  );
  if (by === 'studio') return;
  const names = [...new Set(lost.map(({ resource }) => resource.name))];
  await notify(tx, {
    kind: 'booking',
    key: 'assignmentsLost',
    values: { reference, resources: names },
    dedupeKey: `assignments-lost:${id}:${revision}`,
    subjectId: id,
  });
}
