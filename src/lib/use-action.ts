import { useRef, useState } from 'react';

export interface Action<Args extends unknown[]> {
  busy: boolean;
  /** No-op while it is under way. */
  run: (...args: Args) => void;
}

export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>): Action<Args> {
  // State arrives a render late; a double click is faster.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function runOnce(args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, run: (...args) => void runOnce(args) };
}
