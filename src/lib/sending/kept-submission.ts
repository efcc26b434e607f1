import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { readJson } from '#src/lib/storage/storage.ts';

/** What was sent and not accepted yet, kept so that a reload loses neither it nor its key. */
export interface KeptSubmission {
  /** The idempotency key: every try of the same submission has the same one, and a changed submission another. */
  key: string;
  /** What was sent, as text: by this it is known again. */
  content: string;
  /** False once it was called off or refused: nobody needs to be told of it then. */
  unanswered: boolean;
  /** Milliseconds for which the form had been open when it was sent. */
  openFor: number;
}

const storageKey = (name: string) => `fts_sending_${name}`;

/** What is kept under this name; what is not ours counts as nothing. */
export function recallSubmission(name: string): KeptSubmission | undefined {
  return readJson(recall(storageKey(name)), ({ key, content, unanswered, openFor }) => {
    if (typeof key !== 'string' || typeof content !== 'string') return undefined;
    return {
      key,
      content,
      unanswered: unanswered === true,
      openFor: typeof openFor === 'number' ? openFor : 0,
    };
  });
}

/** The submission of one form. Its key lasts until it is accepted: what was called off may have arrived all the same. */
export function rememberSubmission(name: string) {
  let kept: KeptSubmission | undefined;
  let openBefore = 0;
  /** Milliseconds for which the form has been open, before a reload too. */
  const openFor = () => openBefore + performance.now();
  const keep = (unanswered: boolean) => {
    if (kept) remember(storageKey(name), JSON.stringify({ ...kept, unanswered }));
  };
  return {
    openFor,
    /** What was sent before a reload and never answered. */
    restore(): KeptSubmission | undefined {
      kept = recallSubmission(name);
      if (!kept?.unanswered) return undefined;
      openBefore = kept.openFor;
      return kept;
    },
    /** The key of what is sent now: that of the last one where it is the same. */
    begin(content: string): string {
      const known = recallSubmission(name);
      const { key } = known?.content === content ? known : { key: crypto.randomUUID() };
      kept = { key, content, unanswered: true, openFor: openFor() };
      keep(true);
      return key;
    },
    keep,
    forget(): void {
      forget(storageKey(name));
      kept = undefined;
    },
  };
}

/** Keeps nothing over a reload: for what cannot be kept, such as chosen files. */
export function keepNothing(): ReturnType<typeof rememberSubmission> {
  return {
    openFor: () => performance.now(),
    restore: () => undefined,
    begin: () => crypto.randomUUID(),
    keep: () => undefined,
    forget: () => undefined,
  };
}
