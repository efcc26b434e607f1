import { useEffect, useState } from 'react';

/** Returns the text once typing has paused for `pause` ms. */
export function useDebounced(typed: string, pause: number): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, pause]);
  return settled;
}
