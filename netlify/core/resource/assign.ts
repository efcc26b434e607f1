import { and, eq } from 'drizzle-orm';
import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import { assignmentSchema } from '#src/domain/resource/resource-requests.ts';
import { belongsTo, type Span } from '#src/domain/resource/shift-spans.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { isId } from '#src/lib/ids.ts';
import { audit } from '../audit/audit.ts';
import { servicesReader, skusOf } from '../availability/services-taken.ts';
import type { Booking } from '../booking/booking-queries.ts';
import type { StaffChange } from '../booking/staff/change-booking.ts';
import { describeForStaff } from '../booking/staff/describe-booking.ts';
import { findBooking } from '../booking/staff/find-booking.ts';
import { db, type Transaction } from '../database.ts';
import { conflict, ProblemError } from '../errors.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { assignments } from './resource.table.ts';
import { clashProblem, lockResources, take } from './take.ts';

/** Gives a booking a resource for a span. Throws ProblemError 400, 404, 409 or 422. */
export async function assign({ me, which, now }: StaffChange, body: unknown): Promise<{ id: string }> {
  const asked = readFields(assignmentSchema, body);
  const span = { from: new Date(asked.from), to: new Date(asked.to) };
  return db().transaction(async (tx) => {
    // The lock comes first, as in a move, so that neither misses the other.
    const booking = await findBooking(tx, which, true);
    const refusal = refusalOf(booking, span);
    if (refusal !== undefined) throw conflict(refusal, await describeForStaff(tx, booking, { me, now }));
    const resource = (await lockResources(tx, [asked.resource])).get(asked.resource);
    if (resource === undefined || resource.retiredAt !== null)
      throw fieldProblem('resource', 'This is no longer in use. Please choose another one.');
    const bookingId = booking.id;
    const actor = me.user.id;
    const taking = { resourceId: resource.id, bookingId, startsAt: span.from, endsAt: span.to, actor };
    const taken = await take(tx, taking);
    if (typeof taken !== 'string') {
      const services = (await servicesReader(tx))(await skusOf(tx, bookingId));
      throw await clashProblem(tx, resource, taken, { span, services, wantedBy: booking.reference });
    }
    const after = { resource: resource.id, from: span.from, to: span.to };
    await audit(tx, { actor, action: 'booking.assigned', subjectId: bookingId, after });
    return { id: taken };
  });
}

/** Says why a booking cannot have people or kit in this span. */
function refusalOf(booking: Booking, span: Span): string | undefined {
  const { kind, status, eventDate } = booking;
  const session = sessionSpan(booking);
  if (kind === 'fee') return 'This is a fee: it needs no one and nothing.';
  if (kind === 'goods') return 'This booking has goods only, so there is no session to assign to.';
  if (status === 'cancelled') return 'This booking is cancelled: no one can be assigned to it.';
  if (eventDate === null || session === null)
    return 'This session has no date yet. Please set its date first.';
  if (belongsTo(span, session)) return undefined;
  return `The session is on ${formatDate(eventDate)}. Please choose a time on that date.`;
}

/** Takes an assignment off a booking. Throws ProblemError 404. */
export async function unassign({ me, which }: StaffChange, assignmentId: string): Promise<void> {
  await db().transaction(async (tx) => {
    const booking = await findBooking(tx, which, true);
    const removed = await removeAssignment(tx, booking.id, assignmentId);
    await audit(tx, {
      actor: me.user.id,
      action: 'booking.unassigned',
      subjectId: booking.id,
      before: { resource: removed.resourceId, from: removed.startsAt, to: removed.endsAt },
    });
  });
}

async function removeAssignment(tx: Transaction, bookingId: string, id: string) {
  const matches = and(eq(assignments.id, id), eq(assignments.bookingId, bookingId));
  const [removed] = isId(id) ? await tx.delete(assignments).where(matches).returning() : [];
  if (removed === undefined) throw new ProblemError(404, 'This assignment no longer exists.');
  return removed;
}
