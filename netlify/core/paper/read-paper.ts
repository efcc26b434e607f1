import type { CheckedPaper, WholePaper } from '#src/domain/paper/paper.ts';
import { refusals } from '#src/lib/words/refusals.ts';
import { limitAddress } from '../abuse/rate-limit.ts';
import { bookingByLink, type LinkHolder } from '../booking/my-booking/booking-key.ts';
import { db } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { isUnchanged } from './paper-digest.ts';
import { isOfBooking, paperByCode, toWhole } from './paper-queries.ts';

/** Codes that one IP address may check per hour: a guess has a chance of one in 2^60. */
const checksPerHour = 60;

/** Checks a paper for anyone. Throws ProblemError 404 or 429. */
export async function checkPaper(code: string, address: string): Promise<CheckedPaper> {
  await limitAddress(db(), 'paper-check', address, checksPerHour);
  const paper = await paperByCode(db(), code);
  if (paper === undefined) throw unknownPaper();
  const { series, year, number, day, amount } = paper;
  return { series, year, number, day, amount, unchanged: isUnchanged(paper) };
}

/** Reads a paper as stored, for staff. Throws ProblemError 404. */
export async function readPaper(code: string): Promise<WholePaper> {
  const paper = await paperByCode(db(), code);
  if (paper === undefined) throw unknownPaper();
  return toWhole(paper);
}

/** Reads a paper of the booking that the link opens. Throws ProblemError 404 or 429. */
export async function readMyPaper(holder: LinkHolder, code: string): Promise<WholePaper> {
  const { id } = await bookingByLink(holder);
  const paper = await paperByCode(db(), code);
  if (paper?.bookingId !== id || !isOfBooking(paper)) throw unknownPaper();
  return toWhole(paper);
}

function unknownPaper(): ProblemError {
  return new ProblemError(404, refusals('paper')('codeUnknown'));
}
