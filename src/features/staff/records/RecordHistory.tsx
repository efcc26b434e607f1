import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { actorText } from '../audit/audit-words.ts';
import { asked } from '../server-state/ask.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { Acts } from './Acts.tsx';

/** As much of a record's history as its sheet shows; the audit page has all of it. */
const shown = '50';

/** What was done with a record that has no history of its own, as the audit log tells it. */
export function RecordHistory({ id, version }: { id: string; version: number }): ReactNode {
  const answer = useQuery(
    // Another version has another history.
    asked(['history', id, version], (init) =>
      accountApi.audit.$get({ query: { subject: id, limit: shown } }, { init }),
    ),
  );
  if (answer.data === undefined) return <QueryState of={answer} fallback="We could not load the history" />;
  return <Acts history={answer.data.items.map((act) => ({ ...act, actor: actorText(act) }))} />;
}
