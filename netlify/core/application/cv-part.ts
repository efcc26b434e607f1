import { cvSentences, maxCvPartBytes } from '#src/domain/application/cv.ts';
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

/** So many are erased at a time. */
const batch = 100;

/** Keeps the beginning of a CV that is too large for one request, and gives the name under which the rest asks for it. Throws ProblemError. */
export async function keepCvPart(bytes: Uint8Array, address: string): Promise<{ part: string }> {
  if (bytes.length > maxCvPartBytes) throw refused(413, cvSentences.tooLarge);
  await limitAddress(db(), 'cv-part', address, perHour);
  const part = newCvKey();
  await keepFile('cv-parts', part, bytes);
  return { part };
}

/** The whole CV: what came now, after the part that came before, if it names one. A part serves once. Throws ProblemError. */
export async function joinCv(part: unknown, rest: Cv): Promise<Cv> {
  if (part === undefined || part === '') return rest;
  const current = typeof part === 'string' && isCurrent(part, new Date());
  const beginning = current ? await readFile('cv-parts', part) : undefined;
  if (!current || beginning === undefined) throw refused(422, cvSentences.partGone);
  await removeFile('cv-parts', part);
  return { ...rest, bytes: Buffer.concat([beginning, rest.bytes]) };
}

/** Erases some of the parts whose rest never came, and gives how many. Throws ProblemError 503. */
export async function eraseOldParts(now: Date): Promise<number> {
  const keys = await listFiles('cv-parts');
  const old = keys.filter((key) => !isCurrent(key, now)).slice(0, batch);
  await Promise.all(old.map((key) => eraseFile('cv-parts', key)));
  return old.length;
}

function isCurrent(key: string, now: Date): boolean {
  return (cvKeyTime(key) ?? 0) >= now.getTime() - lifetimeMs;
}

function refused(status: 413 | 422, sentence: string): ProblemError {
  return new ProblemError(status, correctFieldsMessage, { fields: { cv: sentence } });
}
