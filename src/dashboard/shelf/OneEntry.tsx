import './shelf.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { Acts } from '../records/Acts.tsx';
import { untypedApiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { EntryDifferences } from './EntryDifferences.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryTags } from './EntryTags.tsx';
import { RevertEntry } from './RevertEntry.tsx';
import type { ShelfPageRules } from './shelf-page.ts';

interface OneEntryProps {
  rules: ShelfPageRules;
  id: string;
  children?: ReactNode;
}

export function OneEntry({ rules, id, children }: OneEntryProps): ReactNode {
  const [round, setRound] = useState(0);
  const answer = useQuery(
    untypedApiQuery<{ entry: StaffShelfEntry<object>; history: StaffAct[] }>(
      [rules.word, 'one', id],
      (init) => rules.client.all[':id'].$get({ param: { id } }, { init }),
    ),
  );
  const { data, refetch } = answer;
  // Remounts the form with the saved fields.
  const beginAgain = () => void refetch().then(() => setRound((count) => count + 1));
  if (data === undefined) return <QueryState of={answer} fallback={`We could not load the ${rules.noun}`} />;
  return (
    <>
      <p>
        <EntryTags entry={data.entry} />
      </p>
      {children}
      <EntryForm key={round} rules={rules} entry={data.entry} onDone={beginAgain} />
      <EntryDifferences rules={rules} entry={data.entry} />
      <RevertEntry rules={rules} entry={data.entry} onDone={beginAgain} />
      {data.history.length > 0 && <Acts history={data.history} of={data.entry.title} />}
    </>
  );
}
