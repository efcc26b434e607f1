import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import { findClass } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import { type EnrolmentStatus, enrolmentStatuses } from '#src/domain/enrolment/enrolment.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { requiredPhone } from '#src/lib/forms/form-fields.ts';
import { isId } from '#src/lib/ids.ts';
import type { SignedIn } from '../account/sessions.ts';
import { audit } from '../audit/audit.ts';
import { closeFee } from '../booking/fee/fee-booking.ts';
import { clientLanguage } from '../client-language.ts';
import type { Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { changeRecord } from '../lists/change-record.ts';
import { readRecord } from '../lists/list.ts';
import { enqueueMail } from '../mail/enqueue-mails.ts';
import { fieldProblem, readFields } from '../read-fields.ts';
import { enqueueTexts } from '../sms/enqueue-texts.ts';
import { enrolments } from './enrolment.table.ts';
import { enrolmentList } from './enrolment-list.ts';
import { classRoom, lockClass } from './enrolment-queries.ts';
import { enrolmentCancelledText, placeFreeText } from './enrolment-texts.ts';
import { enrolmentCancelledMail, placeFreeMail } from './place-mails.ts';

const version = z.int('Send the version that you saw.');
const changeSchema = z.object({
  status: z.enum(enrolmentStatuses, 'Choose enrolled, waiting or cancelled.'),
  version,
});
const correctionSchema = z.object({ phone: requiredPhone(), version });
export type EnrolmentChange = z.input<typeof changeSchema> | z.input<typeof correctionSchema>;

/** Gives a place, cancels, or corrects the phone number. Throws ProblemError 400, 404, 409 or 422. */
export function changeEnrolment(me: SignedIn, id: string, body: unknown): Promise<EnrolmentRow> {
  const corrects = typeof body === 'object' && body !== null && 'phone' in body;
  return corrects ? correctPhone(me, id, body) : changeStatus(me, id, body);
}

/** Corrects the number, which stays out of the audit log, because the log outlives it. */
async function correctPhone({ user }: SignedIn, id: string, body: unknown): Promise<EnrolmentRow> {
  const { phone, version } = readFields(correctionSchema, body);
  return changeRecord(
    enrolmentList,
    { id, version },
    {
      async apply(tx, current) {
        if (current.phone === phone) return;
        await tx.update(enrolments).set({ phone }).where(eq(enrolments.id, id));
        await audit(tx, { actor: user.id, action: 'enrolment.phone-corrected', subjectId: id });
      },
    },
  );
}

/**
 * Gives a place or cancels, and emails the dancer. Throws ProblemError 400, 404, 409 or 422.
 * In the same transaction, a freed place is given to the dancer who has waited longest.
 */
async function changeStatus({ user }: SignedIn, id: string, body: unknown): Promise<EnrolmentRow> {
  const { status, version } = readFields(changeSchema, body);
  return changeRecord(
    enrolmentList,
    { id, version },
    {
      // Locks the class first, as enrolling does: a common lock order prevents deadlocks.
      before: (tx) => lockClassOf(tx, id),
      async apply(tx, current) {
        if (current.status === status) return;
        if (status === 'waiting') {
          throw fieldProblem('status', 'An enrolment cannot go back to the waiting list. Cancel it instead.');
        }
        if (status === 'enrolled') await requirePlace(tx, current);
        await setStatus(tx, user.id, current, status);
        if (current.status === 'enrolled') await moveUp(tx, user.id, current.classId);
      },
    },
  );
}

async function lockClassOf(tx: Transaction, id: string): Promise<void> {
  const [found] = isId(id)
    ? await tx.select({ classId: enrolments.classId }).from(enrolments).where(eq(enrolments.id, id))
    : [];
  if (found !== undefined) await lockClass(tx, found.classId);
}

async function requirePlace(tx: Transaction, { classId, className }: EnrolmentRow): Promise<void> {
  if ((await freePlaces(tx, classId)) > 0) return;
  throw new ProblemError(409, `${className} is full: all its places are taken.`);
}

async function freePlaces(tx: Transaction, classId: string): Promise<number> {
  const seats = findClass(dancePrices, classId)?.danceClass.seats ?? 0;
  const { enrolled } = await classRoom(tx, classId, seats);
  return Math.max(0, seats - enrolled);
}

async function moveUp(tx: Transaction, actor: string, classId: string): Promise<void> {
  let free = await freePlaces(tx, classId);
  const waiting = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.classId, classId), eq(enrolments.status, 'waiting')))
    .orderBy(asc(enrolments.createdAt), asc(enrolments.id));
  for (const { id } of waiting) {
    if (free === 0) return;
    const next = await readRecord(enrolmentList, tx, id, true);
    // A deleted account no longer waits: the next dancer gets the place.
    if (next?.status !== 'waiting') continue;
    await setStatus(tx, actor, next, 'enrolled');
    free -= 1;
  }
}

async function setStatus(
  tx: Transaction,
  actor: string,
  current: EnrolmentRow,
  status: Exclude<EnrolmentStatus, 'waiting'>,
): Promise<void> {
  const language = clientLanguage(current);
  const { id } = current;
  const [changed] = await tx
    .update(enrolments)
    .set({ status })
    .where(eq(enrolments.id, id))
    .returning({ bookingId: enrolments.bookingId });
  if (status === 'enrolled') {
    await enqueueMail(tx, placeFreeMail(language, current));
    await enqueueTexts(tx, [placeFreeText(language, current)]);
  } else {
    const money = await closeFee(tx, changed?.bookingId ?? null, { actor, now: new Date() });
    await enqueueMail(tx, enrolmentCancelledMail(language, current, money));
    await enqueueTexts(tx, enrolmentCancelledText(language, current));
  }
  await audit(tx, {
    actor,
    action: `enrolment.${status}`,
    subjectId: id,
    before: { status: current.status },
    after: { status },
  });
}
