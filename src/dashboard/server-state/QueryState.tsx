import type { ReactNode } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { type CallFailed, queryFailure } from './api-query.ts';

interface QueryStateProps {
  of: { data: unknown; error: CallFailed | null; refetch: () => Promise<unknown> };
  /** Shown if the server gives no reason. */
  fallback: string;
  /** True if there is something to show; defaults to data being present. */
  loaded?: boolean;
}

export function QueryState({ of, fallback, loaded = of.data !== undefined }: QueryStateProps): ReactNode {
  const failure = queryFailure(of.error, fallback);
  return <LoadState failure={failure} askAgain={() => void of.refetch()} loaded={loaded} />;
}
