import { cvSentences, maxCvPartBytes } from '#src/features/application/cv.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { eraseFile, keepFile, listFiles, readFile, removeFile } from '../files/file-store.ts';
import { cvKeyTime, newCvKey } from './cv-key.ts';
import type { Cv } from './parse-application.ts';

/** Of one network address; twice as often as it may apply. */
const perHour = 20;

/** A part whose rest has not come within this time (ms) belongs to nobody any more. */
const lifetimeMs = 60 * 60 * 1000;

/** Keeps the beginning of a CV that is too large for one request, and gives the name under which the rest asks for it. Throws ProblemError. */
export async function keepCvPart(bytes: Uint8Array, address: string): Promise<{ part: string }> {
  if (bytes.length > maxCvPartBytes) throw refused(413, cvSentences.tooLarge);
  await limitAddress(db(), 'cv-part', address, perHour);
  await eraseOldParts(new Date());
  const part = newCvKey();
  await keepFile('cv-parts', part, bytes);
  return { part };
}

/** The whole CV: what came now, after the part that came before, if it names one. A part serves once. Throws ProblemError. */
export async function joinCv(part: unknown, rest: Cv): Promise<Cv> {
  if (part === undefined || part === '') return rest;
  const known = typeof part === 'string' && cvKeyTime(part) !== undefined;
  const beginning = known ? await readFile('cv-parts', part) : undefined;
  if (!known || beginning === undefined) throw refused(422, cvSentences.partGone);
  await removeFile('cv-parts', part);
  return { ...rest, bytes: Buffer.concat([beginning, rest.bytes]) };
}

/** Erases parts whose rest never came, and gives how many. Throws ProblemError 503. */
export async function eraseOldParts(now: Date): Promise<number> {
  const keys = await listFiles('cv-parts');
  const old = keys.filter((key) => (cvKeyTime(key) ?? 0) < now.getTime() - lifetimeMs);
  await Promise.all(old.map((key) => eraseFile('cv-parts', key)));
  return old.length;
}

function refused(status: 413 | 422, sentence: string): ProblemError {
  return new ProblemError(status, correctFieldsMessage, { fields: { cv: sentence } });
}
