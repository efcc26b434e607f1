import { type Poller, startPoller } from './payment-poller.ts';

/** Polls while the page is visible and online. */
export function pollWhileVisible(poll: () => Promise<boolean>): Poller {
  const poller = startPoller({
    poll,
    isVisible: () => document.visibilityState === 'visible',
    wait(milliseconds, callback) {
      const timer = window.setTimeout(callback, milliseconds);
      return () => window.clearTimeout(timer);
    },
  });
  document.addEventListener('visibilitychange', poller.resume);
  window.addEventListener('online', poller.resume);
  return {
    ...poller,
    stop() {
      document.removeEventListener('visibilitychange', poller.resume);
      window.removeEventListener('online', poller.resume);
      poller.stop();
    },
  };
}
