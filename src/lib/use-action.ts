import { useRef, useState } from 'react';

/** Something that a press of a button does, once at a time. */
export interface Action<Args extends unknown[]> {
  busy: boolean;
  /** Does nothing while it is under way. */
  run: (...args: Args) => void;
}

/** Runs an action, and says whether it is under way. */
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
