import { cvSentences, maxCvPartBytes } from '#src/features/internship/cv.ts';
import { correctFieldsMessage } from '#src/lib/forms/form-fields.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { keepFile, listFiles, readFile, removeFile } from '../files/file-store.ts';
import type { Cv } from './parse-application.ts';

/** Of one network address; twice as often as it may apply. */
const perHour = 20;

/** A part whose rest has not come within this time (ms) belongs to nobody any more. */
const lifetimeMs = 60 * 60 * 1000;

/** When it came, and something that nobody guesses. */
const keyFormat = /^(\d{13})-[0-9a-f-]{36}$/;

/** Keeps the beginning of a CV that is too large for one request, and gives the name under which the rest asks for it. Throws ProblemError. */
export async function keepCvPart(bytes: Uint8Array, address: string): Promise<{ part: string }> {
  if (bytes.length > maxCvPartBytes) throw refused(413, cvSentences.tooLarge);
  await limitAddress(db(), 'cv-part', address, perHour);
  await forgetOldParts();
  const part = `${Date.now()}-${crypto.randomUUID()}`;
  await keepFile('cv-parts', part, bytes);
  return { part };
}

/** The whole CV: what came now, after the part that came before, if it names one. A part serves once. Throws ProblemError. */
export async function joinCv(part: unknown, rest: Cv): Promise<Cv> {
  if (part === undefined || part === '') return rest;
  const known = typeof part === 'string' && keyFormat.test(part);
  const beginning = known ? await readFile('cv-parts', part) : undefined;
  if (!known || beginning === undefined) throw refused(422, cvSentences.partGone);
  await removeFile('cv-parts', part);
  return { ...rest, bytes: Buffer.concat([beginning, rest.bytes]) };
}

async function forgetOldParts(): Promise<void> {
  const keys = await listFiles('cv-parts');
  const old = keys.filter((key) => Number(keyFormat.exec(key)?.[1] ?? 0) < Date.now() - lifetimeMs);
  await Promise.all(old.map((key) => removeFile('cv-parts', key)));
}

function refused(status: 413 | 422, sentence: string): ProblemError {
  return new ProblemError(status, correctFieldsMessage, { fields: { cv: sentence } });
}
