import { useCallback, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { failureOf } from '#src/lib/failure/failure.ts';
import { type Loading, useLoad } from '#src/lib/loading/use-load.ts';

/** A list of one's own things, as the server has it. */
export interface OwnList<T> {
  /** Undefined until it has come. */
  items: T[] | undefined;
  loading: Loading;
}

/** Asks for a list; `fallback` is said when it does not come. */
export function useList<T>(ask: () => Promise<Answer<{ items: T[] }>>, fallback: string): OwnList<T> {
  const [items, setItems] = useState<T[]>();
  const load = useCallback(async () => {
    const answer = await ask();
    if (answer.kind !== 'ok') return failureOf(answer, fallback);
    setItems(answer.data.items);
    return undefined;
  }, [ask, fallback]);
  return { items, loading: useLoad(load) };
}
