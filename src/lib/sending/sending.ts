import type { NetworkError } from '#src/lib/answer.ts';

/** State of a submission. Rules only; `start-sending.ts` acts on them. */
export type Sending<Answer = unknown, Refusal = unknown> =
  | { status: 'idle' }
  /** `asked`: the visitor pressed a button for this try. `changed`: the form has been edited since. */
  | { status: 'sending'; asked: boolean; changed: boolean }
  /** No response, so it may or may not have arrived. */
  | { status: 'offline'; cause: OfflineCause }
  | { status: 'refused'; refusal: Refusal }
  | { status: 'sent'; answer: Answer };

/** Reason: a network error, a reload, a change of the form, or the visitor's "Stop". */
export type OfflineCause = NetworkError | 'reload' | 'changed' | 'stopped';

export type SendingEvent<Answer = unknown, Refusal = unknown> =
  | { type: 'restore' | 'send' | 'online' | 'change' | 'stop' | 'reset' }
  | AttemptResult<Answer, Refusal>;

export type AttemptResult<Answer, Refusal> =
  | { type: 'accept'; answer: Answer }
  | { type: 'refuse'; refusal: Refusal }
  | { type: 'network-error'; reason: NetworkError };

/** True while it is being sent, or will be as soon as the browser is online. */
export function isUnderWay(state: Sending): boolean {
  return state.status === 'sending' || (state.status === 'offline' && isNetworkError(state.cause));
}

/** True until it has a response or is cancelled: a reload takes the visitor back to it. */
export function isUnanswered(state: Sending): boolean {
  return isUnderWay(state) || isRestored(state);
}

export function isRestored(state: Sending): boolean {
  return state.status === 'offline' && state.cause === 'reload';
}

/** Returns the next state; an event that does not fit is a no-op. */
export function afterEvent<A, R>(state: Sending<A, R>, event: SendingEvent<A, R>): Sending<A, R> {
  if (state.status === 'sending') return duringTry(state, event);
  switch (event.type) {
    case 'send':
      return { status: 'sending', asked: true, changed: false };
    case 'online':
      return isUnderWay(state) ? { status: 'sending', asked: false, changed: false } : state;
    case 'restore':
      return state.status === 'idle' ? { status: 'offline', cause: 'reload' } : state;
    case 'stop':
      return isUnanswered(state) ? { status: 'offline', cause: 'stopped' } : state;
    case 'change':
      return isUnanswered(state) ? { status: 'offline', cause: 'changed' } : state;
    case 'reset':
      return state.status === 'idle' || isUnanswered(state) ? state : { status: 'idle' };
    default:
      return state;
  }
}

function duringTry<A, R>(
  state: Extract<Sending<A, R>, { status: 'sending' }>,
  event: SendingEvent<A, R>,
): Sending<A, R> {
  switch (event.type) {
    case 'accept':
      return { status: 'sent', answer: event.answer };
    case 'refuse':
      return { status: 'refused', refusal: event.refusal };
    case 'network-error':
      return { status: 'offline', cause: state.changed ? 'changed' : event.reason };
    case 'stop':
      return { status: 'offline', cause: 'stopped' };
    case 'change':
      return state.changed ? state : { ...state, changed: true };
    default:
      return state;
  }
}

export function isNetworkError(cause: OfflineCause): cause is NetworkError {
  return cause !== 'reload' && cause !== 'changed' && cause !== 'stopped';
}
