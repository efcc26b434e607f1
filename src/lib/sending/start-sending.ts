import { atom, type ReadableAtom } from 'nanostores';
import { type KeptSubmission, rememberSubmission, withoutStorage } from './kept-submission.ts';
import {
  type AttemptResult,
  afterEvent,
  isUnanswered,
  isUnderWay,
  type Sending,
  type SendingEvent,
} from './sending.ts';

export interface Attempt {
  /** Idempotency key: all tries with it must mean the same to the server. */
  key: string;
  /** Milliseconds for which the form has been open, including before a reload. */
  openFor: number;
  signal: AbortSignal;
}

export interface SendingOptions<Content, Answer, Refusal> {
  /** Storage name over a reload, different for each form. Without it nothing is kept. */
  name?: string;
  /** Makes one try. Never throws. */
  attempt: (content: Content, attempt: Attempt) => Promise<AttemptResult<Answer, Refusal>>;
  /** Serialises the content, to recognise it after a reload; JSON by default. */
  textOf?: (content: Content) => string;
}

export interface Sender<Content, Answer, Refusal> {
  state: ReadableAtom<Sending<Answer, Refusal>>;
  /** Returns a submission sent before a reload and without a response; sends nothing. */
  restore: () => KeptSubmission | undefined;
  /** No-op during a try. */
  send: (content: Content) => void;
  /** Retries a submission without a response, unchanged. False if nothing is under way. */
  retry: () => boolean;
  stop: () => void;
  /** Handles an edit: the submission without a response is a different one now. */
  change: () => void;
  /** Clears the last outcome; a submission without a response stays. */
  reset: () => void;
}

/** Sends once; without a response, retries when the browser is online again or on request. */
export function startSending<Content, Answer, Refusal>({
  name,
  attempt,
  textOf = JSON.stringify,
}: SendingOptions<Content, Answer, Refusal>): Sender<Content, Answer, Refusal> {
  const state = atom<Sending<Answer, Refusal>>({ status: 'idle' });
  const memory = name === undefined ? withoutStorage() : rememberSubmission(name);
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
