import './invitations.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { apiQuery, queryFailure } from '../../server-state/api-query.ts';
import { InviteForm } from './InviteForm.tsx';
import { OpenInvitation } from './OpenInvitation.tsx';

export function Invitations(): ReactNode {
  const { data, error } = useQuery(
    apiQuery(['invitations'], (init) => accountApi.invitations.$get({}, { init })),
  );
  const failure = queryFailure(error, 'We could not load the invitations');
  return (
    <section className="invitations stack gap-xs" aria-labelledby="invitations-title">
      <h2 id="invitations-title" className="visually-hidden">
        Invitations
      </h2>
      <InviteForm />
      {failure && <p role="alert">{failure.message}</p>}
      {data !== undefined && data.items.length > 0 && (
        <details className="action">
          <summary>Open invitations ({data.items.length})</summary>
          <ul>
            {data.items.map((invitation) => (
              <OpenInvitation key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
