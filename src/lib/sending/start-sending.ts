import { atom, type ReadableAtom } from 'nanostores';
import { browserClock, type Clock } from './clock.ts';
import { type KeptSubmission, keepNothing, rememberSubmission } from './kept-submission.ts';
import {
  type AttemptResult,
  afterEvent,
  isUnderWay,
  retryDelay,
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

/** What is sent, and how. */
export interface SendingOptions<Content, Answer, Refusal> {
  /** What it is kept under over a reload; one for each form. Without a name nothing is kept. */
  name?: string;
  /** One try. Never throws. */
  attempt: (content: Content, attempt: Attempt) => Promise<AttemptResult<Answer, Refusal>>;
  /** The content as text, by which it is known again after a reload; JSON unless told. */
  textOf?: (content: Content) => string;
  /** Milliseconds before the first try of our own; what is heavy waits longer. */
  firstPause?: number | undefined;
  clock?: Clock;
}

/** What a form or an island can do with its submissions, one at a time. */
export interface Sender<Content, Answer, Refusal> {
  state: ReadableAtom<Sending<Answer, Refusal>>;
  /** Finds what was sent before a reload and never answered; nothing is sent by this. */
  restore: () => KeptSubmission | undefined;
  /** Sends it until it is answered. Does nothing while something is under way. */
  send: (content: Content) => void;
  /** Tries at once what waits. False when nothing is under way. */
  retry: () => boolean;
  stop: () => void;
  /** The visitor has changed it: what waits is another submission now. */
  change: () => void;
  /** Takes away what came of the last one. */
  reset: () => void;
}

/** Sends at once, whenever the browser is connected again, and after ever longer pauses, until there is an answer. */
export function startSending<Content, Answer, Refusal>(
  options: SendingOptions<Content, Answer, Refusal>,
): Sender<Content, Answer, Refusal> {
  const { name, attempt, textOf = JSON.stringify, clock = browserClock } = options;
  const state = atom<Sending<Answer, Refusal>>({ status: 'idle' });
  const memory = name === undefined ? keepNothing() : rememberSubmission(name);
  let tryOnce: (() => Promise<void>) | undefined;
  let over = new AbortController();
  let pause = new AbortController();

  function dispatch(event: SendingEvent<Answer, Refusal>): void {
    const before = state.get();
    const next = afterEvent(before, event);
    if (next === before) return;
    pause.abort();
    if (!isUnderWay(next)) over.abort();
    memory.follow(next);
    state.set(next);
    if (triesOf(next) > triesOf(before)) void tryOnce?.();
    if (next.status === 'waiting') pause = waitFor(next, options, () => dispatch({ type: 'due' }));
  }

  return {
    state,
    restore() {
      const kept = memory.restore();
      if (kept) dispatch({ type: 'restore' });
      return kept;
    },
    send(content) {
      if (isUnderWay(state.get())) return;
      const key = memory.begin(textOf(content));
      over = new AbortController();
      const { signal } = over;
      tryOnce = async () => {
        const result = await attempt(content, { key, openFor: memory.openFor(), signal });
        if (!signal.aborted) dispatch(result);
      };
      clock.online(() => dispatch({ type: 'online' }), signal);
      dispatch({ type: 'send' });
    },
    retry() {
      if (!isUnderWay(state.get())) return false;
      dispatch({ type: 'retry' });
      return true;
    },
    stop: () => dispatch({ type: 'stop' }),
    change: () => dispatch({ type: 'change' }),
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** Acts when the next try is due, and gives what calls that off. */
function waitFor(
  { tries, pause: asked = 0 }: Extract<Sending, { status: 'waiting' }>,
  { firstPause, clock = browserClock }: Pick<SendingOptions<never, never, never>, 'firstPause' | 'clock'>,
  act: () => void,
): AbortController {
  const pause = new AbortController();
  clock.after(Math.max(retryDelay(tries, firstPause), asked), act, pause.signal);
  return pause;
}

function triesOf(state: Sending): number {
  return 'tries' in state ? state.tries : 0;
}
