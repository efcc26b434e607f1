import { forget, recall, remember } from '#src/lib/session-memory.ts';

/** What was sent and not accepted yet, kept so that a reload loses neither it nor its key. */
export interface KeptSubmission {
  /** The idempotency key: every try of the same submission has the same one, and a changed submission another. */
  key: string;
  /** What was sent, as text: by this it is known again. */
  content: string;
  /** False once it was stopped or refused: nobody needs to be told of it then. */
  underWay: boolean;
  /** Milliseconds for which the form had been open when it was sent. */
  openFor: number;
}

const storageKey = (name: string) => `fts_sending_${name}`;

/** What is kept under this name; what is not ours counts as nothing. */
export function recallSubmission(name: string): KeptSubmission | undefined {
  try {
    const kept = JSON.parse(recall(storageKey(name)) ?? 'null') as Partial<KeptSubmission> | null;
    if (typeof kept?.key !== 'string' || typeof kept.content !== 'string') return undefined;
    const openFor = typeof kept.openFor === 'number' ? kept.openFor : 0;
    return { key: kept.key, content: kept.content, underWay: kept.underWay === true, openFor };
  } catch {
    // Somebody else's text under our key: a new one is always right.
    return undefined;
  }
}

export function keepSubmission(name: string, submission: KeptSubmission): void {
  remember(storageKey(name), JSON.stringify(submission));
}

export function forgetSubmission(name: string): void {
  forget(storageKey(name));
}
