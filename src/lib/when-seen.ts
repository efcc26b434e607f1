/** Runs `act` after `delay` milliseconds, or as soon as somebody looks at the page after that; `signal` calls it off. */
export function whenSeen(act: () => void, delay: number, signal: AbortSignal): void {
  const runIfSeen = () => {
    if (document.visibilityState === 'visible') act();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', runIfSeen, { signal });
    runIfSeen();
  }, delay);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
