import { pollDelay } from './payment-result.ts';

export interface PollerSurroundings {
  /** Polls once; resolves to true when done. Never rejects. */
  ask: () => Promise<boolean>;
  isVisible: () => boolean;
  /** Calls back after a delay; returns a cancel function. */
  wait: (milliseconds: number, callback: () => void) => () => void;
}

export interface Poller {
  /** Polls immediately and resets the back-off, even once finished. */
  askNow: () => void;
  /** Polls immediately unless finished; for a page that is visible or online again. */
  resume: () => void;
  stop: () => void;
}

/** Polls with back-off while the page is visible, one request at a time, until `ask` returns true. */
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
