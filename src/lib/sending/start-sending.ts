import { atom, type ReadableAtom } from 'nanostores';
import { type KeptSubmission, keepNothing, rememberSubmission } from './kept-submission.ts';
import {
  type AttemptResult,
  afterEvent,
  isUnanswered,
  isUnderWay,
  type Sending,
  type SendingEvent,
} from './sending.ts';

/** One try of a submission. */
export interface Attempt {
  /** The idempotency key. Every try with the same key has to mean the same to the server. */
  key: string;
  /** Milliseconds for which the form has been open, before a reload too. */
  openFor: number;
  /** Gives it up. */
  signal: AbortSignal;
}

export interface SendingOptions<Content, Answer, Refusal> {
  /** Name that it is kept under over a reload; each form has another. Without it nothing is kept. */
  name?: string;
  /** One try. Never throws. */
  attempt: (content: Content, attempt: Attempt) => Promise<AttemptResult<Answer, Refusal>>;
  /** The content as text, by which it is known again after a reload; JSON unless told. */
  textOf?: (content: Content) => string;
}

/** What a form or an island can do with its submissions, one at a time. */
export interface Sender<Content, Answer, Refusal> {
  state: ReadableAtom<Sending<Answer, Refusal>>;
  /** Finds what was sent before a reload and never answered; nothing is sent by this. */
  restore: () => KeptSubmission | undefined;
  /** Does nothing during a try. */
  send: (content: Content) => void;
  /** Tries once more what got no answer, as it was sent. False when nothing is under way. */
  retry: () => boolean;
  stop: () => void;
  /** The visitor has changed it: what got no answer is another submission now. */
  change: () => void;
  /** Takes away what came of the last one; what got no answer stays. */
  reset: () => void;
}

/** Sends once; without an answer once more each time the browser is online again, or when the visitor asks. */
export function startSending<Content, Answer, Refusal>({
  name,
  attempt,
  textOf = JSON.stringify,
}: SendingOptions<Content, Answer, Refusal>): Sender<Content, Answer, Refusal> {
  const state = atom<Sending<Answer, Refusal>>({ status: 'idle' });
  const memory = name === undefined ? keepNothing() : rememberSubmission(name);
  let tryOnce: (() => Promise<void>) | undefined;
  let over = new AbortController();

  function dispatch(event: SendingEvent<Answer, Refusal>): void {
    const before = state.get();
    const next = afterEvent(before, event);
    if (next === before) return;
    if (!isUnderWay(next)) over.abort();
    if (next.status === 'sent') memory.forget();
    else memory.keep(isUnanswered(next));
    state.set(next);
    if (next.status === 'sending' && before.status !== 'sending') void tryOnce?.();
  }

  return {
    state,
    restore() {
      const kept = memory.restore();
      if (kept) dispatch({ type: 'restore' });
      return kept;
    },
    send(content) {
      if (state.get().status === 'sending') return;
      const key = memory.begin(textOf(content));
      over.abort();
      over = new AbortController();
      const { signal } = over;
      tryOnce = async () => {
        const result = await attempt(content, { key, openFor: memory.openFor(), signal });
        if (!signal.aborted) dispatch(result);
      };
      window.addEventListener('online', () => dispatch({ type: 'online' }), { signal });
      dispatch({ type: 'send' });
    },
    retry() {
      if (!isUnderWay(state.get())) return false;
      dispatch({ type: 'send' });
      return true;
    },
    stop: () => dispatch({ type: 'stop' }),
    change: () => dispatch({ type: 'change' }),
    reset: () => dispatch({ type: 'reset' }),
  };
}
