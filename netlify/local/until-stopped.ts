/** Milliseconds within which a repeated signal is an echo: npm and some packages pass it on. */
const echo = 1000;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export interface Stopper {
  /** Replaces all other signal handlers: a dev server would exit before the rest has stopped. */
  takeSignals(): void;
}

/** Runs `stop` on the first signal, then exits. A later second signal exits immediately. */
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
