import { readJson } from '#src/lib/read-json.ts';
import { forget, recall, remember } from '#src/lib/session-memory.ts';
import { isUnderWay, type Sending } from './sending.ts';

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
  return readJson(recall(storageKey(name)), ({ key, content, underWay, openFor }) => {
    if (typeof key !== 'string' || typeof content !== 'string') return undefined;
    return { key, content, underWay: underWay === true, openFor: typeof openFor === 'number' ? openFor : 0 };
  });
}

/** The submission of one form. Its key lasts until it is accepted: what was stopped may have arrived all the same. */
export class SubmissionMemory {
  #kept: KeptSubmission | undefined;
  #openBefore = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Milliseconds for which the form has been open, before a reload too. */
  openFor(): number {
    return this.#openBefore + performance.now();
  }

  /** What was sent before a reload and never answered. */
  restore(): KeptSubmission | undefined {
    this.#kept = recallSubmission(this.#name);
    if (!this.#kept?.underWay) return undefined;
    this.#openBefore = this.#kept.openFor;
    return this.#kept;
  }

  /** The key of what is sent now: that of the last one where it is the same. */
  begin(content: string): string {
    const known = recallSubmission(this.#name);
    const { key } = known?.content === content ? known : { key: crypto.randomUUID() };
    this.#kept = { key, content, underWay: true, openFor: this.openFor() };
    return key;
  }

  /** Keeps in step with what becomes of it. */
  follow(state: Sending): void {
    if (this.#kept === undefined) return;
    const key = storageKey(this.#name);
    const underWay = state.status === 'unsent' || isUnderWay(state);
    if (state.status === 'sent') forget(key);
    else remember(key, JSON.stringify({ ...this.#kept, underWay }));
    if (state.status === 'sent') this.#kept = undefined;
  }
}
