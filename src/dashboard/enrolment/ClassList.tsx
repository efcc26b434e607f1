import '../lists/table/table.css';
import './class-list.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { className, findClass } from '#src/domain/dance/dance.ts';
import { dancePrices } from '#src/domain/dance/dance-content.ts';
import type { DanceClass } from '#src/domain/dance/dance-prices.ts';
import { en as dance } from '#src/domain/dance/words/en.ts';
import { formatDate, todayInKigali } from '#src/lib/dates/dates.ts';
import { speak } from '#src/lib/words/messages.ts';
import { useSearch } from '../lists/use-address.ts';
import { ViewLink } from '../lists/ViewLink.tsx';
import { apiQuery, queryFailure } from '../server-state/api-query.ts';
import { StaffPage } from '../shell/StaffPage.tsx';
import { ClassListTable } from './ClassListTable.tsx';

const danceWords = speak('en', dance);

const classes = dancePrices.groups.flatMap((group) => group.classes);

export default function ClassList(): ReactNode {
  return (
    <StaffPage>
      {() => (
        <>
          <ChooseClass />
          <ChosenClass />
        </>
      )}
    </StaffPage>
  );
}

function ChooseClass(): ReactNode {
  return (
    <nav className="actions class-list__choose" aria-label="Classes">
      {classes.map((one) => (
        <ViewLink className="button button--small" key={one.id} search={`?class=${one.id}`}>
          {one.name}
        </ViewLink>
      ))}
    </nav>
  );
}

function ChosenClass(): ReactNode {
  const id = new URLSearchParams(useSearch()).get('class') ?? '';
  const found = findClass(dancePrices, id)?.danceClass;
  if (found === undefined) return <p>Please choose a class.</p>;
  return <WholeClass danceClass={found} key={id} />;
}

function WholeClass({ danceClass }: { danceClass: DanceClass }): ReactNode {
  const enrolled = useQuery(dancersOf(danceClass.id, 'enrolled', 'name'));
  const waiting = useQuery(dancersOf(danceClass.id, 'waiting', 'createdAt'));
  const failure = queryFailure(enrolled.error ?? waiting.error, 'We could not load the class list');
  const askAgain = () => void Promise.all([enrolled.refetch(), waiting.refetch()]);
  if (enrolled.data === undefined || waiting.data === undefined || failure !== undefined)
    return <LoadState failure={failure} askAgain={askAgain} />;
  return (
    <article className="class-list stack">
      <header className="apart">
        <div>
          <h2>{className(danceWords, danceClass)}</h2>
          <p className="soft">
            {danceClass.schedule} · {enrolled.data.total} of {danceClass.seats} places taken ·{' '}
            {formatDate(todayInKigali(new Date()))}
          </p>
        </div>
        <button className="button button--primary" type="button" onClick={() => window.print()}>
          Print the class list
        </button>
      </header>
      <ClassListTable caption="Enrolled" part={enrolled.data} none="No one is enrolled yet." attendance />
      {waiting.data.total > 0 && <ClassListTable caption="Waiting list" part={waiting.data} />}
    </article>
  );
}

function dancersOf(id: string, status: 'enrolled' | 'waiting', sort: 'name' | 'createdAt') {
  return apiQuery(['enrolments', 'class-list', id, status], (init) =>
    accountApi.enrolments.$get({ query: { class: id, status, sort, limit: '100' } }, { init }),
  );
}
