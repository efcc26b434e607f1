import '#src/styles/forms.css';
import './assign.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { sessionSpan } from '#src/domain/booking/day/session-time.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Resource } from '#src/domain/resource/resource.ts';
import { canDoText, resourceKindNames, spanText } from '#src/domain/resource/resource-words.ts';
import { readSpan, type TypedSpan, toTypedSpan } from '#src/domain/resource/typed-span.ts';
import { apiQuery } from '../server-state/api-query.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { SmallButton } from '../shell/SmallButton.tsx';
import { offersFor } from './offers.ts';
import { assignWords, type Offer, offerHeadings } from './resource-page-words.ts';
import { SpanFields } from './SpanFields.tsx';
import { type Named, type Taken, useAssign } from './use-assign.ts';

interface AssignProps {
  booking: StaffBooking;
  onAssigned: () => void;
}

/** Offers who and what is free at a time, by default that of the session. */
export function Assign({ booking, onAssigned }: AssignProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <details className="action" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{assignWords.open}</summary>
      {open && <Choice booking={booking} onAssigned={onAssigned} />}
    </details>
  );
}

function Choice({ booking, onAssigned }: AssignProps): ReactNode {
  const usual = sessionSpan(booking);
  const [changed, setChanged] = useState<TypedSpan>();
  const typed = changed ?? (usual && toTypedSpan(usual));
  const { busy, clash, assign, forget } = useAssign(booking.id, onAssigned);
  if (typed === null) return null;
  const read = readSpan(typed);
  return (
    <div className="assign">
      {changed === undefined && usual !== null ? (
        <p className="apart">
          {spanText(usual.from.toISOString(), usual.to.toISOString())}
          <SmallButton onClick={() => setChanged(typed)}>{assignWords.otherTime}</SmallButton>
        </p>
      ) : (
        <SpanFields
          of="assign"
          typed={typed}
          errors={'fields' in read ? read.fields : {}}
          onChange={(span) => {
            setChanged(span);
            forget();
          }}
        />
      )}
      {clash && (
        <ClashNotice clash={clash} busy={busy} onTake={(one) => 'span' in read && assign(one, read.span)} />
      )}
      {'span' in read && (
        <Offers
          span={read.span}
          services={booking.services}
          busy={busy}
          onTake={(one) => assign(one, read.span)}
        />
      )}
    </div>
  );
}

interface TakeProps {
  /** Id of the resource that is being assigned. */
  busy: string | undefined;
  onTake: (one: Named) => void;
}

function ClashNotice({ clash: { sentence, free }, busy, onTake }: TakeProps & { clash: Taken }): ReactNode {
  return (
    <div className="notice notice--error" role="alert">
      <div>
        <p>{sentence}</p>
        {free.length > 0 && (
          <p className="actions">
            {free.map((one) => (
              <SmallButton key={one.id} busy={busy === one.id} onClick={() => onTake(one)}>
                Assign {one.name} instead
              </SmallButton>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

interface OffersProps extends TakeProps {
  span: { from: string; to: string };
  services: readonly string[];
}

function Offers({ span, services, ...take }: OffersProps): ReactNode {
  const answer = useQuery({
    ...apiQuery(['resources', 'free', span.from, span.to], (init) =>
      accountApi.resources.free.$get({ query: span }, { init }),
    ),
    placeholderData: keepPreviousData,
  });
  const { data } = answer;
  if (data === undefined) return <QueryState of={answer} fallback="We could not load who and what is free" />;
  if (data.items.length + data.taken.length === 0)
    return (
      <p>
        {assignWords.noResources} <a href="resources">{assignWords.addSome}</a>
      </p>
    );
  const offers = offersFor(data, services);
  return (Object.keys(offerHeadings) as Offer[]).map((offer) => (
    <OfferGroup key={offer} offer={offer} resources={offers[offer]} {...take} />
  ));
}

interface OfferGroupProps extends TakeProps {
  offer: Offer;
  resources: readonly Resource[];
}

function OfferGroup({ offer, resources, busy, onTake }: OfferGroupProps): ReactNode {
  if (resources.length === 0) return null;
  return (
    <section aria-labelledby={`offer-${offer}`}>
      <h4 id={`offer-${offer}`}>{offerHeadings[offer]}</h4>
      <ul className="lined plain-list">
        {resources.map((one) => (
          <li className="apart" key={one.id}>
            <span>
              {one.name}{' '}
              <span className="soft small">
                {resourceKindNames[one.kind]}, {canDoText(one.services)}
              </span>
            </span>
            <SmallButton
              look={offer === 'able' ? undefined : 'quiet'}
              busy={busy === one.id}
              onClick={() => onTake(one)}
              aria-label={`Assign ${one.name}`}
            >
              {assignWords.assign}
            </SmallButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
