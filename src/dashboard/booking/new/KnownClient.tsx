import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { ClientDetail } from '#src/domain/client/client-detail.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { SmallButton } from '../../shell/SmallButton.tsx';
import { emailText, lastBookingText, newBookingWords, valueText } from './new-booking-words.ts';

export function clientQuery(id: string) {
  return apiQuery(['client', id], (init) => accountApi.clients[':id'].$get({ param: { id } }, { init }));
}

interface KnownClientProps {
  id: string;
  /** Email in the form, and its choice from those we know. */
  email: string;
  onEmail: (email: string) => void;
  onDecline: () => void;
}

export function KnownClient({ id, email, onEmail, onDecline }: KnownClientProps): ReactNode {
  const answer = useQuery(clientQuery(id));
  return (
    <section className="new-booking__client stack gap-2xs" aria-label={newBookingWords.client}>
      {answer.data === undefined ? (
        <QueryState of={answer} fallback="We could not load the client" />
      ) : (
        <About client={answer.data} email={email} onEmail={onEmail} />
      )}
      <p className="actions">
        <SmallButton look="quiet" onClick={onDecline}>
          {newBookingWords.decline}
        </SmallButton>
      </p>
    </section>
  );
}

type AboutProps = Pick<KnownClientProps, 'email' | 'onEmail'> & { client: ClientDetail };

function About({ client, email, onEmail }: AboutProps): ReactNode {
  const { name, emails, notes } = client;
  return (
    <>
      <p role="status">
        <strong>{name || emails[0]}</strong> <span className="soft">{valueText(client)}</span>
      </p>
      <p className="small">{lastBookingText(client.timeline)}</p>
      {notes
        .filter(({ first }) => first)
        .map(({ id, text }) => (
          <div className="notice notice--error" key={id}>
            <p>{text}</p>
          </div>
        ))}
      {emails.some((known) => known !== email) && (
        <p className="actions">
          {emails
            .filter((known) => known !== email)
            .map((known) => (
              <SmallButton key={known} onClick={() => onEmail(known)}>
                {emailText(known)}
              </SmallButton>
            ))}
        </p>
      )}
    </>
  );
}
