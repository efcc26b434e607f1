import { applicationConsent } from '#src/domain/application/application-limits.ts';
import { applicationWords } from '#src/domain/application/words/words.ts';
import { wordsIn } from '#src/lib/words/catalogue.ts';
import type { Language } from '#src/lib/words/languages.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { clientLanguage } from '../client-language.ts';
import { db, type Transaction } from '../database.ts';
import { type KnownProgramme, knownProgrammes } from '../internship/programmes.ts';
import { enqueueMails } from '../mail/enqueue-mails.ts';
import { notify } from '../notification/notification.ts';
import { claimSubmission, type Submission } from '../request/submission.ts';
import { lockShelfShared } from '../shelf/change-entry.ts';
import { type Application, applications } from './application.table.ts';
import { applicationReceivedMail, newApplicationMail } from './application-mails.ts';
import { openProgramme } from './open-programme.ts';
import type { AcceptedApplication } from './parse-application.ts';

const hourly = { perAddress: 10, perContact: 5 };

interface ApplicationIdentity {
  id: string;
  cvKey: string;
}

/** Stores an application; a retry gets the first id. Throws ProblemError 409, 422 or 429. */
export async function storeApplication(
  accepted: AcceptedApplication,
  submission: Submission,
  { address, ...identity }: ApplicationIdentity & { address: string },
): Promise<string> {
  const language = clientLanguage(accepted.request);
  return db().transaction(async (tx) => {
    const earlier = await claimSubmission(tx, submission, identity.id);
    if (earlier?.subjectId) return earlier.subjectId;
    // The lock keeps the programme from being removed or closed meanwhile.
    await lockShelfShared(tx, 'internship');
    const programme = openProgramme(await knownProgrammes(tx), accepted.request);
    const application = await insertApplication(tx, accepted, {
      ...identity,
      programmeTitle: programme.title,
    });
    await limitSender(tx, 'application', { ...application, address }, hourly);
    await announce(tx, language, application, programme);
    return application.id;
  });
}

async function insertApplication(
  tx: Transaction,
  { request, cv }: AcceptedApplication,
  identity: ApplicationIdentity & { programmeTitle: string },
): Promise<Application> {
  const { consent: _, portfolio, ...fields } = request;
  const [application] = await tx
    .insert(applications)
    .values({
      ...fields,
      ...identity,
      portfolio: portfolio || null,
      cvName: cv.name,
      cvBytes: cv.bytes.length,
      consentText: applicationConsent(wordsIn(request.language, applicationWords)),
    })
    .returning();
  if (application === undefined) throw new Error('The database did not return the application it stored.');
  return application;
}

async function announce(
  tx: Transaction,
  language: Language,
  application: Application,
  { address }: KnownProgramme,
): Promise<void> {
  const { id, name, programme, programmeTitle, status } = application;
  await enqueueMails(tx, [
    applicationReceivedMail(language, application, address),
    newApplicationMail(application),
  ]);
  await notify(tx, {
    kind: 'application',
    key: 'applied',
    values: { name, programme: programmeTitle },
    dedupeKey: `application:${id}`,
    subjectId: id,
  });
  await audit(tx, {
    actor: 'visitor',
    action: 'application.created',
    subjectId: id,
    after: { programme, status },
  });
}
