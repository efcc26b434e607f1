import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { actorText } from '../audit/audit-words.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { Acts } from './Acts.tsx';

/** Number of entries in a sheet; the audit page has all of them. */
const shown = '50';

export function RecordHistory({ id, version }: { id: string; version: number }): ReactNode {
  const answer = useQuery(
    // A new version has a new history.
    apiQuery(['history', id, version], (init) =>
      accountApi.audit.$get({ query: { subject: id, limit: shown } }, { init }),
    ),
  );
  if (answer.data === undefined) return <QueryState of={answer} fallback="We could not load the history" />;
  return <Acts history={answer.data.items.map((act) => ({ ...act, actor: actorText(act) }))} />;
}
