import { useCallback, useEffect, useState } from 'react';
import type { Answer } from '#src/lib/answer.ts';
import { type Failure, failureOf } from '#src/lib/failure/failure.ts';
import { useWording } from '../words/island-words.tsx';
import type { Wording } from '../words/refusals.ts';

export interface Loading {
  busy: boolean;
  failure: Failure | undefined;
  askAgain: () => void;
}

/** Calls `load` on mount and whenever it changes. `load` returns its failure, if any. */
export function useLoad(load: (word: Wording) => Promise<Failure | undefined>): Loading {
  const word = useWording();
  const [asked, setAsked] = useState<{ load: typeof load; failure: Failure | undefined }>();

  const ask = useCallback(
    async (isLeft: () => boolean = () => false) => {
      setAsked(undefined);
      const failure = await load(word);
      if (!isLeft()) setAsked({ load, failure });
    },
    [load, word],
  );

  useEffect(() => {
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [ask]);

  const known = asked?.load === load;
  return { busy: !known, failure: known ? asked.failure : undefined, askAgain: () => void ask() };
}

/** Loads a response and keeps the newest. `fallback` is the title of a failure. */
export function useAnswer<T>(
  ask: () => Promise<Answer<T>>,
  fallback: string,
): { data: T | undefined; loading: Loading } {
  const [data, setData] = useState<T>();
  const load = useCallback(
    async (word: Wording) => {
      const answer = await ask();
      if (answer.kind !== 'ok') return failureOf(word, answer, fallback);
      setData(answer.data);
      return undefined;
    },
    [ask, fallback],
  );
  return { data, loading: useLoad(load) };
}
