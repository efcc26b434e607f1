/**
 * Runs `act` once: when the browser says that it is connected again, or after `delay` milliseconds, because it does not
 * always notice. A page that nobody looks at waits. Gives what calls it off.
 */
export function whenConnected(act: () => void, delay: number): () => void {
  const over = new AbortController();
  const { signal } = over;
  const run = () => {
    callOff();
    act();
  };
  const runIfVisible = () => {
    if (document.visibilityState === 'visible') run();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', runIfVisible, { signal });
    runIfVisible();
  }, delay);
  function callOff(): void {
    clearTimeout(timer);
    over.abort();
  }
  window.addEventListener('online', run, { signal });
  return callOff;
}
