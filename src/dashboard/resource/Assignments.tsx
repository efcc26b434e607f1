import { type ReactNode, useRef } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { BookingAssignment } from '#src/domain/resource/resource.ts';
import { resourceKindNames, spanText } from '#src/domain/resource/resource-words.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { change } from '../server-state/change.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { Assign } from './Assign.tsx';
import { assignWords } from './resource-page-words.ts';

const { assignments: api } = accountApi.bookings[':id'];

/** People and kit of a session, and who or what else is free for it. */
export function Assignments({ booking }: { booking: StaffBooking }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, kind, status, eventDate, assignments } = booking;
  if (kind !== 'session' || (status === 'cancelled' && assignments.length === 0)) return null;
  // The button that was pressed is gone afterwards.
  const focus = () => heading.current?.focus();
  return (
    <section className="actions-list" aria-labelledby="assignments-title">
      <h3 id="assignments-title" ref={heading} tabIndex={-1}>
        {assignWords.heading}
      </h3>
      {assignments.length === 0 && <p>{eventDate === null ? assignWords.noDate : assignWords.none}</p>}
      {assignments.length > 0 && (
        <ul className="lined plain-list">
          {assignments.map((one) => (
            <Assigned key={one.id} bookingId={id} assignment={one} onGone={focus} />
          ))}
        </ul>
      )}
      {eventDate !== null && status !== 'cancelled' && <Assign booking={booking} onAssigned={focus} />}
    </section>
  );
}

interface AssignedProps {
  bookingId: string;
  assignment: BookingAssignment;
  onGone: () => void;
}

function Assigned({ bookingId, assignment, onGone }: AssignedProps): ReactNode {
  const { id, resource, from, to } = assignment;
  const { busy, run } = useAction(async () => {
    const answer = await change(
      () =>
        answerTo((init) =>
          api[':assignment'].$delete({ param: { id: bookingId, assignment: id } }, { init }),
        ),
      { failed: assignWords.notTakenOff, done: () => ({ title: `${resource.name} is taken off` }) },
    );
    if (answer.kind === 'ok') onGone();
  });
  return (
    <li className="apart">
      <span>
        {resource.name} <span className="soft">{resourceKindNames[resource.kind]}</span>
        <br />
        <span className="soft small">{spanText(from, to)}</span>
      </span>
      <SmallButton busy={busy} onClick={() => run()} aria-label={`Take off ${resource.name}`}>
        {assignWords.takeOff}
      </SmallButton>
    </li>
  );
}
