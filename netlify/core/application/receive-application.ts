import { createHash } from 'node:crypto';
import { refuseMachines } from '../abuse/honeypot.ts';
import { keepFile, removeFile } from '../files/file-store.ts';
import { knownProgrammes } from '../internship/programmes.ts';
import { logError } from '../log.ts';
import { requestDigest } from '../request/request-digest.ts';
import { type Application, applicationByDigest } from './application-queries.ts';
import { newCvKey } from './cv-key.ts';
import { joinCv } from './cv-part.ts';
import { openProgramme } from './open-programme.ts';
import { type AcceptedApplication, type Cv, parseApplication } from './parse-application.ts';
import { type ApplicationIdentity, storeApplication } from './store-application.ts';

/**
 * Keeps an application with its CV and tells both sides. However often the same one is sent, also at the same moment,
 * it is one, also when its programme was closed since. `address` is the network address it came from. Throws ProblemError.
 */
export async function receiveApplication(
  fields: object,
  cv: Cv | undefined,
  address: string,
): Promise<{ id: string }> {
  refuseMachines(fields);
  const { cvPart } = fields as { cvPart?: unknown };
  const programmes = await knownProgrammes();
  const accepted = parseApplication(fields, cv && (await joinCv(cvPart, cv)), programmes);
  const digest = digestOf(accepted);
  const known = await applicationByDigest(digest);
  if (known !== undefined) return { id: known.id };
  openProgramme(programmes, accepted.request.programme);
  const { id } = await receiveNew(accepted, { digest }, address);
  return { id };
}

/** The file first: a row without its file would be an application that nobody can read. */
async function receiveNew(
  accepted: AcceptedApplication,
  identity: Omit<ApplicationIdentity, 'cvKey'>,
  address: string,
): Promise<Application> {
  const cvKey = newCvKey();
  await keepFile('cvs', cvKey, accepted.cv.bytes);
  try {
    return await storeApplication(accepted, { ...identity, cvKey }, address);
  } catch (error) {
    const stored = await storedAfterAll(identity.digest, cvKey);
    if (stored?.cvKey !== cvKey) await removeFile('cvs', cvKey);
    if (stored === undefined) throw error;
    return stored;
  }
}

/** A twin may have been quicker, or the answer to our own commit was lost. */
async function storedAfterAll(digest: string, cvKey: string): Promise<Application | undefined> {
  try {
    return await applicationByDigest(digest);
  } catch (error) {
    logError('Nobody knows whether an application was stored, so its file stays.', error, { cvKey });
    throw error;
  }
}

function digestOf({ request, cv }: AcceptedApplication): string {
  return requestDigest({ ...request, cv: createHash('sha256').update(cv.bytes).digest('hex') });
}
