import { pollDelay } from './payment-result.ts';

/** What the poller needs from its surroundings. */
export interface PollerSurroundings {
  /** Asks once; resolves to true when there is nothing left to ask. Never rejects. */
  ask: () => Promise<boolean>;
  /** False while nobody looks at the page. */
  isVisible: () => boolean;
  /** Calls back after so many milliseconds; returns how to call it off. */
  wait: (milliseconds: number, callback: () => void) => () => void;
}

export interface Poller {
  /** Asks at once and starts the back-off afresh, also when there seemed to be nothing left to ask. */
  askNow: () => void;
  /** Asks at once if there is something left to ask: the page is visible or connected again. */
  resume: () => void;
  /** Stops for good. */
  stop: () => void;
}

/** Asks with growing pauses while the page is visible, one question at a time, until there is nothing left to ask. */
export function startPoller({ ask, isVisible, wait }: PollerSurroundings): Poller {
  let attempt = 0;
  let asking = false;
  let finished = false;
  let stopped = false;
  let callOff = (): void => undefined;

  async function round(): Promise<void> {
    callOff();
    if (stopped || asking || !isVisible()) return;
    asking = true;
    finished = await ask();
    asking = false;
    if (finished || stopped) return;
    callOff = wait(pollDelay(attempt), () => void round());
    attempt += 1;
  }

  function askNow(): void {
    attempt = 0;
    void round();
  }

  askNow();
  return {
    askNow,
    resume() {
      if (!finished) askNow();
    },
    stop() {
      stopped = true;
      callOff();
    },
  };
}
