import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '../failure/failure.ts';

/** How it stands with something that is asked of the server. */
export interface Loading {
  busy: boolean;
  failure: Failure | undefined;
  askAgain: () => void;
}

/** Asks when the component appears, and whenever `load` is another function; it gives why nothing came. */
export function useLoad(load: () => Promise<Failure | undefined>): Loading {
  const [asked, setAsked] = useState<{ load: typeof load; failure: Failure | undefined }>();

  const ask = useCallback(
    async (isLeft: () => boolean = () => false) => {
      setAsked(undefined);
      const failure = await load();
      if (!isLeft()) setAsked({ load, failure });
    },
    [load],
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
