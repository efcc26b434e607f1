import { pollDelay } from './payment-result.ts';

export interface PollerDeps {
  /** Polls once; resolves to true when done. Never rejects. */
  poll: () => Promise<boolean>;
  isVisible: () => boolean;
  /** Calls back after a delay; returns a cancel function. */
  wait: (milliseconds: number, callback: () => void) => () => void;
}

export interface Poller {
  /** Polls immediately and resets the back-off, even once finished. */
  pollNow: () => void;
  /** Polls immediately unless finished; for a page that is visible or online again. */
  resume: () => void;
  stop: () => void;
}

/** Polls with back-off while the page is visible, one request at a time, until `poll` returns true. */
export function startPoller({ poll, isVisible, wait }: PollerDeps): Poller {
  let attempt = 0;
  let polling = false;
  let finished = false;
  let stopped = false;
  let cancel = (): void => undefined;

  async function tick(): Promise<void> {
    cancel();
    if (stopped || polling || !isVisible()) return;
    polling = true;
    finished = await poll();
    polling = false;
    if (finished || stopped) return;
    cancel = wait(pollDelay(attempt), () => void tick());
    attempt += 1;
  }

  function pollNow(): void {
    attempt = 0;
    void tick();
  }

  pollNow();
  return {
    pollNow,
    resume() {
      if (!finished) pollNow();
    },
    stop() {
      stopped = true;
      cancel();
    },
  };
}
