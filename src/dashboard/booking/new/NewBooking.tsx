import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { goTo, useSearch } from '../../lists/use-address.ts';
import { messageKey } from '../../message/change-message.ts';
import { apiQuery } from '../../server-state/api-query.ts';
import { QueryState } from '../../server-state/QueryState.tsx';
import { StaffPage } from '../../shell/StaffPage.tsx';
import { BookedPanel } from './BookedPanel.tsx';
import {
  type Draft,
  draftName,
  emptyDraft,
  forgetDraft,
  recallDraft,
  withClient,
  withMessage,
} from './draft.ts';
import { clientQuery } from './KnownClient.tsx';
import { NewBookingForm } from './NewBookingForm.tsx';
import { newBookingWords } from './new-booking-words.ts';
import type { Booked } from './use-new-booking.ts';

export default function NewBooking(): ReactNode {
  return <StaffPage>{(user) => <NewBookingPage user={user} />}</StaffPage>;
}

function NewBookingPage({ user }: { user: User }): ReactNode {
  const search = useSearch();
  const [booked, setBooked] = useState<Booked>();
  /** Number of forms shown, so that each starts from its own draft. */
  const [forms, setForms] = useState(0);
  const home = dashboardOf(user.role);
  const isOffer = new URLSearchParams(search).has('offer');

  function onBooked(now: Booked): void {
    if (isOffer && !now.fixed)
      window.location.assign(`${home}/bookings?open=${now.response.booking.reference}`);
    else setBooked(now);
  }

  function startAgain(): void {
    setBooked(undefined);
    setForms(forms + 1);
    goTo('', 'replace');
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  if (booked !== undefined) return <BookedPanel booked={booked} home={home} onAnother={startAgain} />;
  return (
    <Started
      key={`${forms} ${search}`}
      search={search}
      user={user}
      home={home}
      onBooked={onBooked}
      onAgain={startAgain}
    />
  );
}

interface StartedProps {
  search: string;
  user: User;
  home: string;
  onBooked: (booked: Booked) => void;
  onAgain: () => void;
}

/** Form with what was typed before a reload, or else with what the address names. */
function Started({ search, user, home, onBooked, onAgain }: StartedProps): ReactNode {
  const name = draftName(search);
  const [kept] = useState(() => recallDraft(name));
  const asked = new URLSearchParams(search);
  const message = asked.get('message') ?? undefined;
  const { of, draft } = useStart(asked, kept);
  if (draft === undefined) return <QueryState of={of} fallback={newBookingWords.notLoaded} />;
  return (
    <>
      {kept && <p className="soft">{newBookingWords.kept}</p>}
      <NewBookingForm
        name={name}
        start={draft}
        message={message}
        home={home}
        role={user.role}
        onBooked={onBooked}
        onAgain={() => {
          forgetDraft(name);
          onAgain();
        }}
      />
    </>
  );
}

/** Draft to start from; undefined while the client or message of the address is loading. */
function useStart(asked: URLSearchParams, kept: Draft | undefined) {
  const client = asked.get('client') ?? '';
  const message = asked.get('message') ?? '';
  const clientAnswer = useQuery({ ...clientQuery(client), enabled: kept === undefined && client !== '' });
  const messageAnswer = useQuery({ ...messageQuery(message), enabled: kept === undefined && message !== '' });
  const plain: Draft = { ...emptyDraft, eventDate: asked.get('day') ?? '' };
  if (kept !== undefined) return { of: clientAnswer, draft: kept };
  if (client !== '')
    return { of: clientAnswer, draft: clientAnswer.data && withClient(plain, clientAnswer.data) };
  if (message !== '')
    return { of: messageAnswer, draft: messageAnswer.data && withMessage(plain, messageAnswer.data.message) };
  return { of: clientAnswer, draft: plain };
}

function messageQuery(id: string) {
  return apiQuery(messageKey(id), (init) => accountApi.messages[':id'].$get({ param: { id } }, { init }));
}
