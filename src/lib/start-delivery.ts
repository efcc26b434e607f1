import { afterEvent, type DeliveryEvent, idle, retryDelay } from './delivery-state.ts';
import { whenConnected } from './when-connected.ts';

/** What is to be sent, and who hears of it. */
export interface DeliveryOptions<Outcome extends { kind: string }> {
  /** One try. Never throws; the outcome `silent` means that no answer arrived. Every try has to mean the same to the server. */
  attempt: (signal: AbortSignal) => Promise<Outcome>;
  /** No answer arrived: it waits from now on. Told once. */
  onSilence: (outcome: Extract<Outcome, { kind: 'silent' }>) => void;
  /** It is over. `tries` is 1 when the first try was answered. */
  onAnswer: (outcome: Exclude<Outcome, { kind: 'silent' }>, tries: number) => void;
}

/** A delivery that was started. */
export interface Delivery {
  /** Over after the first try, whatever became of it. */
  firstTry: Promise<void>;
  /** Gives it up. False when there was nothing left to give up. */
  stop: () => boolean;
}

/** Sends until there is an answer: at once, then whenever there may be a connection again. */
export function startDelivery<Outcome extends { kind: string }>(options: DeliveryOptions<Outcome>): Delivery {
  let state = idle;
  let callOff: (() => void) | undefined;
  const given = new AbortController();

  function turn(event: DeliveryEvent): boolean {
    const before = state;
    state = afterEvent(state, event);
    return state !== before;
  }

  async function send(): Promise<void> {
    if (given.signal.aborted || !turn('send')) return;
    const outcome = await options.attempt(given.signal);
    const { tries } = state;
    // Nobody wants to hear of a try that was given up.
    if (!turn(isSilent(outcome) ? 'silence' : 'answer')) return;
    if (!isSilent(outcome)) {
      options.onAnswer(outcome as Exclude<Outcome, { kind: 'silent' }>, tries);
      return;
    }
    callOff = whenConnected(send, retryDelay(tries));
    if (tries === 1) options.onSilence(outcome);
  }

  return {
    firstTry: send(),
    stop() {
      given.abort();
      callOff?.();
      return turn('stop');
    },
  };
}

function isSilent<Outcome extends { kind: string }>(
  outcome: Outcome,
): outcome is Extract<Outcome, { kind: 'silent' }> {
  return outcome.kind === 'silent';
}
