import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#src/features/account/failure.ts';
import { loadMonth } from './days-store.ts';

/** How it stands with the month that is shown. */
export interface MonthAsked {
  busy: boolean;
  failure: Failure | undefined;
  askAgain: () => void;
}

/** Asks for a month (`YYYY-MM`) whenever another one is shown. */
export function useMonth(month: string): MonthAsked {
  const [asked, setAsked] = useState<{ month: string; failure: Failure | undefined }>();

  const ask = useCallback(
    async (isLeft: () => boolean = () => false) => {
      setAsked(undefined);
      const failure = await loadMonth(month);
      if (!isLeft()) setAsked({ month, failure });
    },
    [month],
  );

  useEffect(() => {
    let left = false;
    void ask(() => left);
    return () => {
      left = true;
    };
  }, [ask]);

  const known = asked?.month === month;
  return { busy: !known, failure: known ? asked.failure : undefined, askAgain: () => void ask() };
}
