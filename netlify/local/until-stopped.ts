/** Milliseconds within which a signal that comes again means the same: npm and some packages pass it on as well. */
const echo = 1000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends the process in good order. */
export interface Stopper {
  /** Takes the signals over from everyone else: a dev server would end the process before the rest has stopped. */
  takeSignals(): void;
}

/** Runs `stop` on Ctrl+C or when told to end, and then ends the process. Asked again later, it ends at once. */
export function stopOnSignal(stop: () => Promise<void>): Stopper {
  let stoppingSince: number | undefined;
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echo) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const takeSignals = () => {
    for (const signal of signals) process.removeAllListeners(signal).on(signal, onSignal);
  };
  takeSignals();
  return { takeSignals };
}
