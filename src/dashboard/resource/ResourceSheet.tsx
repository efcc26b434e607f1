import '#src/styles/folded.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import type { ResourceDetail, ResourceRow, ResourceUse } from '#src/domain/resource/resource-list.ts';
import { spanText } from '#src/domain/resource/resource-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import type { DetailProps } from '../lists/staff-list.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { change } from '../server-state/change.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { AddAbsence } from './AddAbsence.tsx';
import { ChangeResource } from './ChangeResource.tsx';
import { RetireResource } from './RetireResource.tsx';
import { todayText } from './resource-page-words.ts';

const { absences } = accountApi.resources[':id'];

export function ResourceSheet({ name: id, item, user, onClose }: DetailProps<ResourceRow>): ReactNode {
  const answer = useQuery(
    apiQuery(['resource', id], (init) => accountApi.resources[':id'].$get({ param: { id } }, { init })),
  );
  const { data } = answer;
  return (
    <Sheet title={data?.resource.name ?? item?.name ?? 'Details'} onClose={onClose}>
      {data === undefined ? (
        <QueryState of={answer} fallback="We could not load it" />
      ) : (
        <Whole resource={data.resource} user={user} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface WholeProps {
  resource: ResourceDetail;
  user: User;
  onClose: () => void;
}

function Whole({ resource, user, onClose }: WholeProps): ReactNode {
  return (
    <>
      <p>{todayText(resource.today, new Date())}.</p>
      <Coming resource={resource} user={user} />
      <section className="actions-list" aria-label="Actions">
        <AddAbsence resource={resource} />
        <ChangeResource resource={resource} />
      </section>
      <RetireResource resource={resource} onDone={onClose} />
    </>
  );
}

function Coming({ resource: { id, coming }, user }: Pick<WholeProps, 'resource' | 'user'>): ReactNode {
  return (
    <section aria-labelledby="coming-title">
      <h3 id="coming-title">Coming</h3>
      {coming.length === 0 && <p>Nothing is planned.</p>}
      <ul className="lined plain-list">
        {coming.map((use) => (
          <li className="apart" key={use.id}>
            <Planned use={use} user={user} />
            {use.booking === null && <RemoveAbsence resourceId={id} use={use} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Planned({ use: { booking, reason, from, to }, user }: { use: ResourceUse; user: User }): ReactNode {
  return (
    <span>
      {booking === null ? (
        reason
      ) : (
        <a href={`${dashboardOf(user.role)}/bookings?open=${booking.reference}`}>
          {booking.name} ({booking.reference})
        </a>
      )}
      <br />
      <span className="soft small">{spanText(from, to)}</span>
    </span>
  );
}

function RemoveAbsence({ resourceId: id, use }: { resourceId: string; use: ResourceUse }): ReactNode {
  const { busy, run } = useAction(() =>
    change(
      () =>
        answerTo((init) => absences[':assignment'].$delete({ param: { id, assignment: use.id } }, { init })),
      { failed: 'It is not removed', done: () => ({ title: `“${use.reason}” is removed` }) },
    ),
  );
  return (
    <SmallButton
      busy={busy}
      onClick={() => run()}
      aria-label={`Remove: ${use.reason}, ${spanText(use.from, use.to)}`}
    >
      Remove
    </SmallButton>
  );
}
