import type { NetworkError } from '#src/lib/answer.ts';

/** Where a submission stands that has to arrive although the connection may be gone. Rules only; `start-sending.ts` acts on them. */
export type Sending<Answer = unknown, Refusal = unknown> =
  /** Nothing was sent yet. */
  | { status: 'idle' }
  /** Sent before a reload, and never answered. It is the visitor's to send, and once changed a draft like any other. */
  | { status: 'unsent' }
  /** A try that the visitor asked for is under way. `changed`: the form is another one than was sent. */
  | ({ status: 'sending'; changed: boolean } & UnderWay)
  /** No answer came; the next try is near. `pause`: the server wants to be left alone for so many milliseconds. */
  | { status: 'waiting'; tries: number; reason: NetworkError; pause?: number }
  /** A try that nobody asked for is under way; to the visitor it still waits. */
  | ({ status: 'retrying'; reason: NetworkError } & UnderWay)
  /** It is not sent any more. It may have arrived, with its answer lost. */
  | { status: 'stopped'; cause: 'cancelled' | 'changed' }
  /** `asked`: the visitor pressed the button and looks for what comes of it. */
  | { status: 'refused'; refusal: Refusal; asked: boolean }
  /** `changed`: what the form holds now is more than was sent. */
  | { status: 'sent'; answer: Answer; asked: boolean; changed: boolean };

interface UnderWay {
  /** Those that were made, this one included. */
  tries: number;
  /** Another try was wanted meanwhile: should this one bring no answer, the next follows at once. */
  again: boolean;
}

/** What can happen. `due` and `online` are tries of our own, `send` and `retry` the visitor's. */
export type SendingEvent<Answer = unknown, Refusal = unknown> =
  | { type: 'restore' | 'send' | 'retry' | 'due' | 'online' | 'stop' | 'change' | 'reset' }
  | AttemptResult<Answer, Refusal>;

/** How one try ended. After a network error nobody knows whether it arrived. `retryAfter`: milliseconds until the server would take it. */
export type AttemptResult<Answer, Refusal> =
  | { type: 'accept'; answer: Answer }
  | { type: 'refuse'; refusal: Refusal; retryAfter?: number | undefined }
  | { type: 'network-error'; reason: NetworkError };

/** True while a submission is tried until it is answered. */
export function isUnderWay({ status }: Sending): boolean {
  return status === 'sending' || status === 'waiting' || status === 'retrying';
}

/** What follows. An event that does not fit changes nothing: two occasions to send at once make one try. */
export function afterEvent<A, R>(state: Sending<A, R>, event: SendingEvent<A, R>): Sending<A, R> {
  switch (state.status) {
    case 'sending':
    case 'retrying':
      return duringTry(state, event);
    case 'waiting':
      return whileWaiting(state, event);
    default:
      return atRest(state, event);
  }
}

function atRest<A, R>(state: Sending<A, R>, { type }: SendingEvent<A, R>): Sending<A, R> {
  if (type === 'send') return { status: 'sending', tries: 1, again: false, changed: false };
  if (type === 'restore' && state.status === 'idle') return { status: 'unsent' };
  if (state.status === 'unsent') {
    if (type === 'stop') return { status: 'stopped', cause: 'cancelled' };
    return type === 'change' ? { status: 'idle' } : state;
  }
  return type === 'reset' && state.status !== 'idle' ? { status: 'idle' } : state;
}

function whileWaiting<A, R>(
  state: Extract<Sending<A, R>, { status: 'waiting' }>,
  { type }: SendingEvent<A, R>,
): Sending<A, R> {
  if (type === 'online' && state.pause) return state;
  const next = { tries: state.tries + 1, again: false };
  switch (type) {
    case 'retry':
      return { status: 'sending', changed: false, ...next };
    case 'due':
    case 'online':
      return { status: 'retrying', reason: state.reason, ...next };
    case 'stop':
      return { status: 'stopped', cause: 'cancelled' };
    case 'change':
      return { status: 'stopped', cause: 'changed' };
    default:
      return state;
  }
}

function duringTry<A, R>(state: Extract<Sending<A, R>, UnderWay>, event: SendingEvent<A, R>): Sending<A, R> {
  const asked = state.status === 'sending';
  switch (event.type) {
    case 'accept':
      return { status: 'sent', answer: event.answer, asked, changed: 'changed' in state && state.changed };
    case 'refuse':
      // A try that nobody asked for came too often: the visitor waits on, and a little longer.
      if (state.status === 'retrying' && event.retryAfter !== undefined)
        return { status: 'waiting', tries: state.tries, reason: state.reason, pause: event.retryAfter };
      return { status: 'refused', refusal: event.refusal, asked };
    case 'network-error':
      return afterNetworkError(state, event.reason);
    case 'online':
      return state.again ? state : { ...state, again: true };
    case 'retry':
      return asked ? state : { status: 'sending', tries: state.tries, again: true, changed: false };
    case 'stop':
      return { status: 'stopped', cause: 'cancelled' };
    case 'change':
      // A try that was asked for is not called off: its answer is near.
      if (!asked) return { status: 'stopped', cause: 'changed' };
      return state.changed ? state : { ...state, changed: true };
    default:
      return state;
  }
}

/** The first reason stays while it waits: it has been read, and what is said again is announced again. */
function afterNetworkError<A, R>(
  state: Extract<Sending<A, R>, UnderWay>,
  reason: NetworkError,
): Sending<A, R> {
  if (state.status === 'sending' && state.changed) return { status: 'stopped', cause: 'changed' };
  if (state.again) return { ...state, tries: state.tries + 1, again: false };
  return {
    status: 'waiting',
    tries: state.tries,
    reason: state.status === 'retrying' ? state.reason : reason,
  };
}

/** The longest pause between two tries of our own is so many times the first. */
const longest = 24;

/** Milliseconds until the next try, should the browser not notice that the connection is back: each twice the last. */
export function retryDelay(tries: number, first = 5_000): number {
  return first * Math.min(longest, 2 ** Math.max(0, tries - 1));
}
