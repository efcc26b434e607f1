import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { className } from '#src/domain/dance/dance.ts';
import { type ClassPlace, nextPlace } from '#src/domain/enrolment/enrolment.ts';
import { enrolmentSentences } from '#src/domain/enrolment/enrolment-request.ts';
import {
  consentText,
  guardianConsentText,
  secondPlaceQuestion,
} from '#src/domain/enrolment/enrolment-words.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { enqueueMails } from '../mail/enqueue-mails.ts';
import { notify } from '../notification/notification.ts';
import { claimSubmission, releaseSubmission, type Submission } from '../request/submission.ts';
import { enqueueTexts } from '../sms/enqueue-texts.ts';
import { enrolments } from './enrolment.table.ts';
import { type Enrolled, enrolmentReceivedMail, expectation, newEnrolmentMail } from './enrolment-mails.ts';
import { classRoom, type Enrolment, hasPlace, lockClass, requireEnrolment } from './enrolment-queries.ts';
import { enrolmentReceivedText } from './enrolment-texts.ts';
import type { AcceptedEnrolment } from './parse-enrolment.ts';

/** Enrolments per hour: enough for a family, too few for a bot. */
const hourly = { perAddress: 10, perContact: 5 };

/**
 * Stores the enrolment, emails and audit entry, or returns the one a retry stored before.
 * Throws 429, or 409 if the same person has a place and requested no second one.
 */
export async function storeEnrolment(
  accepted: AcceptedEnrolment,
  submission: Submission,
  address: string,
): Promise<Enrolment> {
  const { danceClass, category, request } = accepted;
  const sender = { ...request, address };
  const stored = await db().transaction(async (tx) => {
    const id = randomUUID();
    const earlier = await claimSubmission(tx, submission, id);
    if (earlier !== undefined) return requireEnrolment(tx, earlier.subjectId);
    await lockClass(tx, danceClass.id);
    if (!request.secondPlace && (await hasPlace(tx, request))) {
      await releaseSubmission(tx, submission);
      // Counted like an enrolment, so that nobody can probe who dances with us.
      await limitSender(tx, 'enrolment', sender, hourly);
      return undefined;
    }
    const place = nextPlace(await classRoom(tx, danceClass.id, danceClass.seats));
    const enrolment = await insertEnrolment(tx, accepted, place, id);
    await limitSender(tx, 'enrolment', sender, hourly);
    await announce(tx, { enrolment, danceClass, category });
    return enrolment;
  });
  if (stored !== undefined) return stored;
  throw new ProblemError(409, secondPlaceQuestion(className(danceClass)), {
    fields: { secondPlace: enrolmentSentences.secondPlace },
  });
}

async function insertEnrolment(
  tx: Transaction,
  { request, danceClass }: AcceptedEnrolment,
  place: ClassPlace,
  id: string,
): Promise<Enrolment> {
  const { guardian } = request;
  const [enrolment] = await tx
    .insert(enrolments)
    .values({
      id,
      ...place,
      classId: danceClass.id,
      className: danceClass.name,
      registeredAs: danceClass.registeredAs ?? null,
      price: danceClass.price,
      name: request.name,
      email: request.email,
      phone: request.phone,
      age: request.age,
      experience: request.experience,
      emergencyContact: request.emergencyContact,
      paymentMethod: request.paymentMethod,
      guardianName: guardian?.name ?? null,
      guardianConsentText: guardian ? guardianConsentText : null,
      consentText,
      // The class is locked by now, so the waiting order matches the announced numbers.
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  if (enrolment === undefined) throw new Error('The database did not return the enrolment it stored.');
  return enrolment;
}

async function announce(tx: Transaction, enrolled: Enrolled): Promise<void> {
  const { enrolment, danceClass } = enrolled;
  const { id, status, waitingNumber, classId, price } = enrolment;
  const named = className(danceClass);
  const did = waitingNumber === null ? `enrolled in ${named}` : `waits for a place in ${named}`;
  await enqueueMails(tx, [enrolmentReceivedMail(enrolled), newEnrolmentMail(enrolled)]);
  await enqueueTexts(tx, enrolmentReceivedText(enrolled));
  await notify(tx, {
    kind: 'enrolment',
    text: `${enrolment.name} ${did}: ${expectation(enrolment)}.`,
    dedupeKey: `enrolment:${id}`,
    subjectId: id,
  });
  await audit(tx, {
    actor: 'visitor',
    action: 'enrolment.created',
    subjectId: id,
    after: { classId, status, waitingNumber, price },
  });
}
