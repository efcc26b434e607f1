/** When a try of our own is due. Tests bring a clock that they move. */
export interface Clock {
  /** Acts after `delay` milliseconds; `signal` calls it off. */
  after: (delay: number, act: () => void, signal: AbortSignal) => void;
  /** Acts whenever the browser says that it is connected. */
  online: (act: () => void, signal: AbortSignal) => void;
}

/** Tries only while someone looks at the page: what fell due meanwhile follows as soon as someone does. */
export const browserClock: Clock = {
  after(delay, act, signal) {
    const actIfSeen = () => {
      if (document.visibilityState === 'visible') act();
    };
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', actIfSeen, { signal });
      actIfSeen();
    }, delay);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  },
  online(act, signal) {
    window.addEventListener('online', act, { signal });
  },
};
