import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { refusals } from '#src/lib/words/refusals.ts';
import { secondsFromNow } from '../clock.ts';
import { type Database, db, type Transaction } from '../database.ts';
import { ProblemError } from '../errors.ts';
import { requestDigest } from './request-digest.ts';
import { submissions } from './submission.table.ts';

const refused = refusals('forms');

type SubmissionKind = (typeof submissions.$inferSelect)['kind'];

export interface Submission {
  kind: SubmissionKind;
  key: string;
  digest: string;
  /** Null to keep it as long as its record. */
  minutes: number | null;
}

interface Earlier {
  subjectId: string | null;
  answer: unknown;
}

const day = 24 * 60;

/** Minutes for which a repeat is recognised: by its key, or by its content if it has none. */
const known: Record<SubmissionKind, { byKey: number | null; byWords: number }> = {
  booking: { byKey: null, byWords: day },
  enrolment: { byKey: 7 * day, byWords: day },
  application: { byKey: 7 * day, byWords: day },
  message: { byKey: 7 * day, byWords: day },
  // People request a lost email again, so only a double click counts as a repeat.
  newsletter: { byKey: 7 * day, byWords: 1 },
  'waiting-list': { byKey: 7 * day, byWords: day },
};

/**
 * Identifies a submission by its key, or by its content when a form without a script sent none. The
 * language does not count, because a visitor may change it between two tries.
 */
export function submissionOf(kind: SubmissionKind, request: unknown, key?: string): Submission {
  const digest = requestDigest(withoutLanguage(request));
  const { byKey, byWords } = known[kind];
  return key === undefined
    ? { kind, digest, key: `words:${digest}`, minutes: byWords }
    : { kind, digest, key, minutes: byKey };
}

const withoutLanguage = (request: unknown) =>
  typeof request === 'object' ? { ...request, language: undefined } : request;

/** Finds what the same key stored before. Throws ProblemError 409 when the content differs. */
export async function findSubmission(
  { kind, key, digest }: Submission,
  connection: Database | Transaction = db(),
): Promise<Earlier | undefined> {
  const valid = or(isNull(submissions.expiresAt), gt(submissions.expiresAt, sql`now()`));
  const [found] = await connection
    .select()
    .from(submissions)
    .where(and(eq(submissions.kind, kind), eq(submissions.key, key), valid));
  if (found === undefined || found.digest === digest) return found;
  throw new ProblemError(409, refused('sentOtherBefore'));
}

/**
 * Claims the key for the record `subjectId`; undefined if it was free. Call it first: a duplicate
 * waits for the first to commit and returns its record. Throws ProblemError 409.
 */
export async function claimSubmission(
  tx: Transaction,
  submission: Submission,
  subjectId: string | null,
): Promise<Earlier | undefined> {
  const { kind, key, digest, minutes } = submission;
  const expiresAt = minutes === null ? null : secondsFromNow(minutes * 60);
  const claim = { digest, subjectId, answer: null, createdAt: sql`now()`, expiresAt };
  const claimed = await tx
    .insert(submissions)
    .values({ kind, key, ...claim })
    .onConflictDoUpdate({
      target: [submissions.kind, submissions.key],
      set: claim,
      setWhere: lte(submissions.expiresAt, sql`now()`),
    })
    .returning({ key: submissions.key });
  if (claimed.length > 0) return undefined;
  const earlier = await findSubmission(submission, tx);
  if (earlier === undefined) throw new Error('A submission is neither free nor stored.');
  return earlier;
}

/** Releases the key within the transaction that claimed it: nothing is stored under it. */
export async function releaseSubmission(tx: Transaction, { kind, key }: Submission): Promise<void> {
  await tx.delete(submissions).where(and(eq(submissions.kind, kind), eq(submissions.key, key)));
}

/** Stores the response unless another was stored before, and returns the stored one. */
export async function storeResponse<Answer>(
  submission: Submission,
  answer: Answer,
  connection: Database | Transaction = db(),
): Promise<Answer> {
  const { kind, key } = submission;
  const kept = await connection
    .update(submissions)
    .set({ answer })
    .where(and(eq(submissions.kind, kind), eq(submissions.key, key), isNull(submissions.answer)))
    .returning({ key: submissions.key });
  if (kept.length > 0) return answer;
  return ((await findSubmission(submission, connection))?.answer as Answer | undefined) ?? answer;
}

export async function deleteExpiredSubmissions(tx: Transaction, now: Date): Promise<number> {
  const gone = await tx
    .delete(submissions)
    .where(lte(submissions.expiresAt, now))
    .returning({ key: submissions.key });
  return gone.length;
}
