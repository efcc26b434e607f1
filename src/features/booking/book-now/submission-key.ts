/**
 * The idempotency key of a booking that is on its way. A try after a lost answer uses the same key and cannot book
 * twice; an edited booking is another one and gets another key.
 */
export interface Submission {
  key: string;
  /** The request exactly as it was sent. */
  body: string;
}

/** Where the submission is kept until its answer arrives. */
export const submissionStorageKey = 'fts_booking_submission';

/** The submission of `body`: the kept one when it is the same request, else a new one. */
export function submissionFor(kept: string | null, body: string, newKey: () => string): Submission {
  const known = parseSubmission(kept);
  return known?.body === body ? known : { key: newKey(), body };
}

/** True when the kept submission is this request. */
export function isSubmissionOf(kept: string | null, body: string): boolean {
  return parseSubmission(kept)?.body === body;
}

function parseSubmission(text: string | null): Submission | undefined {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Submission> | null;
    if (typeof value?.key !== 'string' || typeof value.body !== 'string') return undefined;
    return { key: value.key, body: value.body };
  } catch {
    // Not ours: a new key is always right.
    return undefined;
  }
}
