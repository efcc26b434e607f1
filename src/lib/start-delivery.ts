import { afterEvent, type DeliveryEvent, idle, retryDelay } from './delivery-state.ts';
import { whenSeen } from './when-seen.ts';

type Silent<Outcome> = Extract<Outcome, { kind: 'silent' }>;
type Answered<Outcome> = Exclude<Outcome, { kind: 'silent' }>;

/** What is to be sent, and who hears of it. */
export interface DeliveryOptions<Outcome extends { kind: string }> {
  /** One try. Never throws; the outcome `silent` means that no answer arrived. Every try has to mean the same to the server. */
  attempt: (signal: AbortSignal) => Promise<Outcome>;
  /** No answer arrived: it waits from now on. Told after every try that was in vain. */
  onSilence: (outcome: Silent<Outcome>) => void;
  /** There is an answer: it is over. */
  onAnswer: (outcome: Answered<Outcome>) => void;
}

/** A delivery that was started. */
export interface Delivery {
  /** Over when it waits, or has its answer. */
  settled: () => Promise<void>;
  /** Tries at once, or right after a try that is under way and fails. Over when it waits again, or has its answer. */
  hurry: () => Promise<void>;
  /** Gives it up. False when there was nothing left to give up. */
  stop: () => boolean;
}

/**
 * Sends until there is an answer: at once, whenever the browser says that it is connected, and now and then while
 * somebody looks at the page, because browsers do not always notice.
 */
export function startDelivery<Outcome extends { kind: string }>(options: DeliveryOptions<Outcome>): Delivery {
  let state = idle;
  let underWay = Promise.resolve();
  let pause = new AbortController();
  const over = new AbortController();

  /** True when the event changed something. */
  function turn(event: DeliveryEvent): boolean {
    const before = state;
    state = afterEvent(before, event);
    if (state === before) return false;
    pause.abort();
    if (state === idle) over.abort();
    if (state.tries > before.tries) underWay = attempt();
    return true;
  }

  async function attempt(): Promise<void> {
    const outcome = await options.attempt(over.signal);
    // Nobody wants to hear of a try that was given up.
    if (over.signal.aborted) return;
    if (!isSilent(outcome)) {
      turn('answer');
      options.onAnswer(outcome as Answered<Outcome>);
      return;
    }
    turn('silence');
    if (state.status === 'sending') return underWay;
    pause = new AbortController();
    whenSeen(() => turn('due'), retryDelay(state.tries), pause.signal);
    options.onSilence(outcome);
  }

  window.addEventListener('online', () => turn('hurry'), { signal: over.signal });
  turn('due');
  return {
    settled: () => underWay,
    hurry() {
      turn('hurry');
      return underWay;
    },
    stop: () => turn('stop'),
  };
}

function isSilent<Outcome extends { kind: string }>(outcome: Outcome): outcome is Silent<Outcome> {
  return outcome.kind === 'silent';
}
