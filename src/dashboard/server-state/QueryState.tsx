import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { type CallFailed, queryFailure } from './ask.ts';

interface QueryStateProps {
  of: { data: unknown; error: CallFailed | null; refetch: () => Promise<unknown> };
  /** Said when the server gives no reason. */
  fallback: string;
  /** Whether there is something to show; once there is an answer, unless told. */
  loaded?: boolean;
}

/** What stands in the place of an answer until it has come. */
export function QueryState({ of, fallback, loaded = of.data !== undefined }: QueryStateProps): ReactNode {
  const failure = queryFailure(of.error, fallback);
  return <LoadState failure={failure} askAgain={() => void of.refetch()} loaded={loaded} />;
}
