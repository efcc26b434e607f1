import { useCallback, useEffect, useState } from 'react';
import { callSignedIn } from './call-account.ts';
import { type Failure, failureOf } from './failure.ts';

/** A list of one's own things, as the server has it. */
export interface OwnList<T> {
  /** Undefined until it has come. */
  items: T[] | undefined;
  failure: Failure | undefined;
  askAgain: () => void;
}

/** Asks for a list; `fallback` is said when it does not come. */
export function useList<T>(path: `/${string}`, fallback: string): OwnList<T> {
  const [items, setItems] = useState<T[]>();
  const [failure, setFailure] = useState<Failure>();

  const ask = useCallback(async () => {
    const answer = await callSignedIn<{ items: T[] }>('GET', path);
    if (answer.kind === 'ok') setItems(answer.data.items);
    setFailure(answer.kind === 'ok' ? undefined : failureOf(answer, fallback));
  }, [path, fallback]);

  useEffect(() => {
    void ask();
  }, [ask]);

  return { items, failure, askAgain: () => void ask() };
}
