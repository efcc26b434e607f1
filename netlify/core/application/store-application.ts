import { applicationConsent } from '#src/features/application/application-words.ts';
import { limitSender } from '../abuse/rate-limit.ts';
import { audit } from '../audit/audit.ts';
import { db, type Transaction } from '../database.ts';
import { type KnownProgramme, knownProgrammes } from '../internship/programmes.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { notify } from '../notification/notification.ts';
import { holdShelf } from '../shelf/change-entry.ts';
import { applications } from './application.table.ts';
import { applicationReceivedMail, newApplicationMail } from './application-mails.ts';
import type { Application } from './application-queries.ts';
import { openProgramme } from './open-programme.ts';
import type { AcceptedApplication } from './parse-application.ts';

/** What one visitor sends within an hour: nobody does more by hand. */
const hourly = { perAddress: 10, perEmail: 5 };

/** What the server adds to an application. */
export interface ApplicationIdentity {
  /** SHA-256 of all that was sent. */
  digest: string;
  /** Where the CV lies. */
  cvKey: string;
}

/**
 * Writes the application and all that follows from it in one transaction. `address` is the network address it came
 * from. Throws the database's unique violation when the same application was stored meanwhile, and ProblemError 422 when
 * its programme takes none any more, or 429.
 */
export async function storeApplication(
  accepted: AcceptedApplication,
  identity: ApplicationIdentity,
  address: string,
): Promise<Application> {
  return db().transaction(async (tx) => {
    // Nobody removes or closes the programme meanwhile.
    await holdShelf(tx, 'internship');
    const programme = openProgramme(await knownProgrammes(tx), accepted.request.programme);
    const application = await insertApplication(tx, accepted, {
      ...identity,
      programmeTitle: programme.title,
    });
    await limitSender(tx, 'application', { address, email: application.email }, hourly);
    await announce(tx, application, programme);
    return application;
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
      consentText: applicationConsent,
    })
    .returning();
  if (application === undefined) throw new Error('The database did not return the application it stored.');
  return application;
}

async function announce(
  tx: Transaction,
  application: Application,
  { address }: KnownProgramme,
): Promise<void> {
  const { id, name, programme, programmeTitle, status } = application;
  await enqueueMails(tx, [applicationReceivedMail(application, address), newApplicationMail(application)]);
  await notify(tx, {
    kind: 'application',
    text: `${name} applied for the ${programmeTitle}. Please reply within a week.`,
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
