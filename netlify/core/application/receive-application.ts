import { createHash, randomUUID } from 'node:crypto';
import { rejectBots } from '../abuse/honeypot.ts';
import { ProblemError } from '../errors.ts';
import { removeFile, storeFile } from '../files/file-store.ts';
import { knownProgrammes } from '../internship/programmes.ts';
import { logError } from '../log.ts';
import { findSubmission, type Submission, submissionOf } from '../request/submission.ts';
import { newCvKey } from './cv-key.ts';
import { joinCv } from './cv-part.ts';
import { openProgramme } from './open-programme.ts';
import { type AcceptedApplication, type Cv, parseApplication } from './parse-application.ts';
import { storeApplication } from './store-application.ts';

/** Stores an application; a retry returns the first, even once the programme closed. `address`: IP. */
export async function receiveApplication(
  fields: object,
  cv: Cv | undefined,
  address: string,
  key?: string,
): Promise<{ id: string }> {
  rejectBots(fields);
  const { cvPart } = fields as { cvPart?: unknown };
  const programmes = await knownProgrammes();
  const accepted = parseApplication(fields, cv && (await joinCv(cvPart, cv)), programmes);
  const submission = submissionOf('application', contentOf(accepted), key);
  const known = await findSubmission(submission);
  if (known?.subjectId) return { id: known.subjectId };
  openProgramme(programmes, accepted.request);
  return { id: await receiveNew(accepted, submission, address) };
}

/** Stores the file first: an application row must never lack its CV. */
async function receiveNew(
  accepted: AcceptedApplication,
  submission: Submission,
  address: string,
): Promise<string> {
  const identity = { id: randomUUID(), cvKey: newCvKey() };
  const { id, cvKey } = identity;
  await storeFile('cvs', cvKey, accepted.cv.bytes);
  try {
    const stored = await storeApplication(accepted, submission, { ...identity, address });
    if (stored !== id) await removeFile('cvs', cvKey);
    return stored;
  } catch (error) {
    const stored = await findCommitted(submission, cvKey);
    if (stored !== id) await removeFile('cvs', cvKey);
    if (stored === undefined) throw error;
    return stored;
  }
}

/** Finds the application after an error, since only the commit’s response may have been lost. */
async function findCommitted(submission: Submission, cvKey: string): Promise<string | undefined> {
  try {
    return (await findSubmission(submission))?.subjectId ?? undefined;
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    logError('An application may have been stored, so its file is kept.', error, { cvKey });
    throw error;
  }
}

function contentOf({ request, cv }: AcceptedApplication) {
  return { ...request, cv: createHash('sha256').update(cv.bytes).digest('hex') };
}
