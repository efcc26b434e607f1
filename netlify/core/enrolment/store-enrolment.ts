import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { classIn } from '#src/domain/dance/dance-prices-in.ts';
import { type ClassPlace, enrolmentConsent, nextPlace } from '#src/domain/enrolment/enrolment.ts';
import { enrolmentWords } from '#src/domain/enrolment/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { enqueueMails } from '../mail/enqueue-mails.ts';
import { notify } from '../notification/notification.ts';
import { claimSubmission, releaseSubmission, type Submission } from '../request/submission.ts';
import { enqueueTexts } from '../sms/enqueue-texts.ts';
import { enrolments } from './enrolment.table.ts';
import { enrolmentNews, enrolmentReceivedMail, newEnrolmentMail } from './enrolment-mails.ts';
import { classRoom, type Enrolment, hasPlace, lockClass, requireEnrolment } from './enrolment-queries.ts';
import { enrolmentReceivedText } from './enrolment-texts.ts';
import type { AcceptedEnrolment } from './parse-enrolment.ts';

const refused = refusals('enrolment');

/** Enrolments per hour: enough for a family, too few for a bot. */
const hourly = { perAddress: 10, perContact: 5 };

/**
 * Stores the enrolment, emails and audit entry, or returns the one a retry stored before.
 * Throws 429, or 409 if the same person has a place and requested no second one.
 */
export async function storeEnrolment(
  accepted: AcceptedEnrolment,
  submission: Submission,
  { address, language }: { address: string; language: Language },
): Promise<Enrolment> {
  const { danceClass, request } = accepted;
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
    const enrolment = await insertEnrolment(tx, accepted, { id, ...place });
    await limitSender(tx, 'enrolment', sender, hourly);
    await announce(tx, language, enrolment);
    return enrolment;
  });
  if (stored !== undefined) return stored;
  throw enrolledAlready(classIn(language, danceClass.id) ?? danceClass);
}

function enrolledAlready({ name, registeredAs: registered }: AcceptedEnrolment['danceClass']): ProblemError {
  const question =
    registered === undefined
      ? refused('enrolledAlready', { name })
      : refused('enrolledAlreadyAs', { name, registered });
  return new ProblemError(409, question, { fields: { secondPlace: refused('secondPlaceMissing') } });
}

async function insertEnrolment(
  tx: Transaction,
  { request, danceClass }: AcceptedEnrolment,
  place: ClassPlace & { id: string },
): Promise<Enrolment> {
  const { guardian } = request;
  const words = wordsIn(request.language, enrolmentWords);
  const [enrolment] = await tx
    .insert(enrolments)
    .values({
      ...place,
      classId: danceClass.id,
      className: danceClass.name,
      registeredAs: danceClass.registeredAs ?? null,
      price: danceClass.price,
      name: request.name,
      email: request.email,
      phone: request.phone,
      language: request.language,
      age: request.age,
      experience: request.experience,
      emergencyContact: request.emergencyContact,
      paymentMethod: request.paymentMethod,
      guardianName: guardian?.name ?? null,
      guardianConsentText: guardian ? words.guardianConsent : null,
      consentText: enrolmentConsent(words),
      // The class is locked by now, so the waiting order matches the announced numbers.
      createdAt: sql`clock_timestamp()`,
    })
    .returning();
  if (enrolment === undefined) throw new Error('The database did not return the enrolment it stored.');
  return enrolment;
}

async function announce(tx: Transaction, language: Language, enrolment: Enrolment): Promise<void> {
  const { id, status, waitingNumber, classId, price } = enrolment;
  await enqueueMails(tx, [enrolmentReceivedMail(language, enrolment), newEnrolmentMail(enrolment)]);
  await enqueueTexts(tx, enrolmentReceivedText(language, enrolment));
  await notify(tx, {
    kind: 'enrolment',
    ...enrolmentNews(enrolment),
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
