import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import type { StaffShelfEntry } from '#src/domain/shelf/entry.ts';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../lists/staff-list.ts';
import { Acts } from '../records/Acts.tsx';
import { untypedApiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { BuildState } from './BuildState.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryDifferences } from './EntryDifferences.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryTags } from './EntryTags.tsx';
import { useShelfRules } from './shelf-context.ts';
import type { ShelfPageRules } from './shelf-page.ts';

/** Id in the address while an entry is added; no real id has a colon. */
export const newEntry = ':new';

export function EntrySheet({ name, item, onClose }: DetailProps<StaffShelfEntry<object>>): ReactNode {
  const rules = useShelfRules();
  if (name === newEntry)
    return (
      <Sheet title={`A new ${rules.noun}`} onClose={onClose}>
        <EntryForm rules={rules} onDone={onClose} />
      </Sheet>
    );
  return <OpenEntry rules={rules} name={name} onClose={onClose} title={item?.title ?? rules.noun} />;
}

interface OpenEntryProps {
  rules: ShelfPageRules;
  name: string;
  title: string;
  onClose: () => void;
}

function OpenEntry({ rules, name: id, title, onClose }: OpenEntryProps): ReactNode {
  const answer = useQuery(
    untypedApiQuery<{ entry: StaffShelfEntry<object>; history: StaffAct[] }>(
      [rules.word, 'entry', id],
      (init) => rules.client.all[':id'].$get({ param: { id } }, { init }),
    ),
  );
  const { data, isFetchedAfterMount } = answer;
  return (
    <Sheet title={data?.entry.title ?? title} onClose={onClose}>
      {/* A form that began with what an earlier look had left would be refused as out of date. */}
      {data === undefined || !isFetchedAfterMount ? (
        <QueryState of={answer} fallback={`We could not load the ${rules.noun}`} loaded={false} />
      ) : (
        <>
          <p>
            <EntryTags entry={data.entry} />
          </p>
          {data.entry.awaitsBuild && <BuildState />}
          {!data.entry.removed && <EntryForm rules={rules} entry={data.entry} onDone={onClose} />}
          <EntryDifferences rules={rules} entry={data.entry} />
          <EntryActions rules={rules} entry={data.entry} onDone={onClose} />
          {data.history.length > 0 && <Acts history={data.history} />}
        </>
      )}
    </Sheet>
  );
}
