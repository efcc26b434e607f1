import { forget, recall, remember } from '#src/lib/storage/session-memory.ts';
import { readJson } from '#src/lib/storage/storage.ts';

/** A submission not yet accepted, kept so that a reload loses neither it nor its key. */
export interface KeptSubmission {
  /** Idempotency key: the same for every retry, a new one for changed content. */
  key: string;
  /** Content as text, to recognise it after a reload. */
  content: string;
  /** False once it was cancelled or refused: the visitor needs no notice of it then. */
  unanswered: boolean;
  /** Milliseconds for which the form had been open when it was sent. */
  openFor: number;
}

const storageKey = (name: string) => `fts_sending_${name}`;

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

/** Leaves out the language of the page, which a visitor may change between two tries. */
const withoutLanguage = (content: string) => content.replace(/"language":"\w+",?/, '');

/** Keeps one form's submission. Its key lasts until it is accepted: a cancelled one may have arrived. */
export function rememberSubmission(name: string) {
  let kept: KeptSubmission | undefined;
  let openBefore = 0;
  /** Milliseconds for which the form has been open, including before a reload. */
  const openFor = () => openBefore + performance.now();
  const keep = (unanswered: boolean) => {
    if (kept) remember(storageKey(name), JSON.stringify({ ...kept, unanswered }));
  };
  return {
    openFor,
    /** Returns a submission that was sent before a reload and has no response. */
    restore(): KeptSubmission | undefined {
      kept = recallSubmission(name);
      if (!kept?.unanswered) return undefined;
      openBefore = kept.openFor;
      return kept;
    },
    /** Returns the key of this submission: the last one's if the content is the same. */
    begin(content: string): string {
      const known = recallSubmission(name);
      const isSame = known !== undefined && withoutLanguage(known.content) === withoutLanguage(content);
      const key = isSame ? known.key : crypto.randomUUID();
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

/** Keeps nothing over a reload, for content that cannot be kept, such as chosen files. */
export function withoutStorage(): ReturnType<typeof rememberSubmission> {
  return {
    openFor: () => performance.now(),
    restore: () => undefined,
    begin: () => crypto.randomUUID(),
    keep: () => undefined,
    forget: () => undefined,
  };
}
