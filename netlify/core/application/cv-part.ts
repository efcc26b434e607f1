import { cvRefusals } from '#src/domain/application/application.ts';
import { maxCvPartBytes } from '#src/domain/application/cv.ts';
import { fieldsWrong } from '#src/lib/forms/form-fields.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { eraseFile, listFiles, readFile, removeFile, storeFile } from '../files/file-store.ts';
import { cvKeyTime, newCvKey } from './cv-key.ts';
import type { Cv } from './parse-application.ts';

/** Per IP address; twice the limit of applications. */
const perHour = 20;

const lifetimeMs = 60 * 60 * 1000;

const batch = 100;

/** Stores the first part of a CV too large for one request. Throws ProblemError 413, 429 or 503. */
export async function keepCvPart(bytes: Uint8Array, address: string): Promise<{ part: string }> {
  if (bytes.length > maxCvPartBytes) throw refused(413, cvRefusals.tooLarge);
  await limitAddress(db(), 'cv-part', address, perHour);
  const part = newCvKey();
  await storeFile('cv-parts', part, bytes);
  return { part };
}

/** Prepends the stored part, if any, and deletes it. Throws ProblemError 422 or 503. */
export async function joinCv(part: unknown, rest: Cv): Promise<Cv> {
  if (part === undefined || part === '') return rest;
  const current = typeof part === 'string' && isCurrent(part, new Date());
  const beginning = current ? await readFile('cv-parts', part) : undefined;
  if (!current || beginning === undefined) throw refused(422, cvRefusals.partGone);
  await removeFile('cv-parts', part);
  return { ...rest, bytes: Buffer.concat([beginning, rest.bytes]) };
}

/** Erases some expired parts and returns their number. Throws ProblemError 503. */
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
  return new ProblemError(status, fieldsWrong, { fields: { cv: sentence } });
}
