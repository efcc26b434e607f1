import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadState } from '#src/components/LoadState.tsx';
import type { StaffAct } from '#src/features/booking/staff/staff-booking.ts';
import type { StaffEntry } from '#src/features/shelf/entry.ts';
import { studioId } from '#src/features/studio/facts/studio-facts.ts';
import { Acts } from '../records/Acts.tsx';
import { askedFor, queryFailure } from '../server-state/ask.ts';
import { BuildState } from '../shelf/BuildState.tsx';
import { Differences } from '../shelf/Differences.tsx';
import { EntryForm } from '../shelf/EntryForm.tsx';
import { EntryTags } from '../shelf/EntryTags.tsx';
import { RevertFacts } from './RevertFacts.tsx';
import { studioRules } from './studio-rules.ts';

/** What the public reads of the studio: its form, what differs from git, what waits for a build, and its history. */
export function FactsPanel(): ReactNode {
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery(
    askedFor<{ entry: StaffEntry<object>; history: StaffAct[] }>(
      [studioRules.word, 'one', studioId],
      (init) => studioRules.client.all[':id'].$get({ param: { id: studioId } }, { init }),
    ),
  );
  // The form keeps what is typed until it was saved; then it begins with what was.
  const beginAgain = () => void refetch().then(() => setRound((count) => count + 1));
  return (
    <section className="stack gap-xs" aria-labelledby="facts-title">
      <h2 id="facts-title">What the public reads</h2>
      <p>
        Address, phones, hours and VAT on every page and in every email. They change together with the next
        build, so that pages, prices and emails always say the same.
      </p>
      {data === undefined ? (
        <LoadState
          failure={queryFailure(error, 'We could not load the studio')}
          askAgain={() => void refetch()}
        />
      ) : (
        <>
          <p>
            <EntryTags entry={data.entry} />
          </p>
          <BuildState />
          <EntryForm key={round} rules={studioRules} entry={data.entry} onDone={beginAgain} />
          <Differences rules={studioRules} entry={data.entry} />
          <RevertFacts entry={data.entry} onDone={beginAgain} />
          {data.history.length > 0 && <Acts history={data.history} />}
        </>
      )}
    </section>
  );
}
