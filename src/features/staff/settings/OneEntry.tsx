import '../shelf/shelf.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { StaffAct } from '#src/features/booking/staff/staff-booking.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { Acts } from '../records/Acts.tsx';
import { askedFor, queryFailure } from '../server-state/ask.ts';
import { Differences } from '../shelf/Differences.tsx';
import { EntryForm } from '../shelf/EntryForm.tsx';
import { EntryTags } from '../shelf/EntryTags.tsx';
import type { ShelfPageRules } from '../shelf/shelf-page.ts';
import { RevertEntry } from './RevertEntry.tsx';

interface OneEntryProps {
  rules: ShelfPageRules;
  id: string;
  /** Stands above the form. */
  children?: ReactNode;
}

/** The one entry of its kind: where it stands, its form, what differs from git, and its history. */
export function OneEntry({ rules, id, children }: OneEntryProps): ReactNode {
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery(
    askedFor<{ entry: StaffEntry<object>; history: StaffAct[] }>([rules.word, 'one', id], (init) =>
      rules.client.all[':id'].$get({ param: { id } }, { init }),
    ),
  );
  // The form keeps what is typed until it was saved; then it begins with what was.
  const beginAgain = () => void refetch().then(() => setRound((count) => count + 1));
  if (data === undefined)
    return (
      <LoadState
        failure={queryFailure(error, `We could not load the ${rules.noun}`)}
        askAgain={() => void refetch()}
      />
    );
  return (
    <>
      <p>
        <EntryTags entry={data.entry} />
      </p>
      {children}
      <EntryForm key={round} rules={rules} entry={data.entry} onDone={beginAgain} />
      <Differences rules={rules} entry={data.entry} />
      <RevertEntry rules={rules} entry={data.entry} onDone={beginAgain} />
      {data.history.length > 0 && <Acts history={data.history} />}
    </>
  );
}
