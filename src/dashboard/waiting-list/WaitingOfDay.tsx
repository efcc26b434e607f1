import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { TextField } from '#src/components/forms/Field.tsx';
import { maxReasonLength, type StaffWaiting } from '#src/domain/waiting-list/waiting-list.ts';
import { staffWaitingWords as words } from '#src/domain/waiting-list/waiting-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { momentText } from '../records/columns.tsx';
import { internationalPhone } from '../records/international-phone.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { change } from '../server-state/change.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { FoldedForm } from '../shell/FoldedForm.tsx';

const routes = accountApi['waiting-list'];

const waitingQuery = (day: string) =>
  apiQuery(['waiting-list', day], (init) => routes.$get({ query: { day } }, { init }));

/** Clients who wait for a day, in their order; nothing if nobody does. */
export function WaitingOfDay({ day }: { day: string }): ReactNode {
  const answer = useQuery(waitingQuery(day));
  const items = answer.data?.items ?? [];
  if (answer.isError) return <QueryState of={answer} fallback={words.notLoaded} />;
  if (items.length === 0) return null;
  return (
    <section className="stack gap-2xs">
      <h3>{words.title(items.length)}</h3>
      <ol className="lined plain-list">
        {items.map((client) => (
          <li className="stack gap-2xs" key={client.id}>
            <Waiting client={client} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Waiting({ client }: { client: StaffWaiting }): ReactNode {
  const { id, name, phone, order, position, since } = client;
  return (
    <>
      <p>
        <strong>
          {position}. {name}
        </strong>{' '}
        <a href={`tel:${internationalPhone(phone)}`} aria-label={`Call ${name}, ${phone}`}>
          {phone}
        </a>
      </p>
      <p>{order.join(', ')}</p>
      <p className="soft small">{words.since(momentText(since))}</p>
      <FoldedForm
        title={words.takeOffTitle(name)}
        submit={words.takeOff}
        danger
        send={({ reason = '' }) =>
          change(
            () =>
              answerTo((init) => routes[':id'].removal.$post({ param: { id }, json: { reason } }, { init })),
            { failed: words.failed, done: () => ({ title: words.done(name) }) },
          )
        }
      >
        <TextField
          id={`reason-${id}`}
          name="reason"
          label={words.reason}
          hint={words.notTold}
          maxLength={maxReasonLength}
          autoComplete="off"
        />
      </FoldedForm>
    </>
  );
}
