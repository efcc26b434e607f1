import type { ReactNode } from 'react';
import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import { Acts } from '../../records/Acts.tsx';
import { momentText } from '../../records/columns.tsx';
import { mailStates } from '../../records/mail-states.ts';

export function History({ booking: { mails, history } }: { booking: StaffBooking }): ReactNode {
  return (
    <>
      <section aria-labelledby="mails-title">
        <h3 id="mails-title">Emails and text messages</h3>
        <ul className="lined plain-list small">
          {mails.map(({ id, subject, to, state, textState, createdAt }) => (
            <li key={id}>
              {textState === null ? subject : `Text message: ${subject}`}{' '}
              <span className="soft">
                to {to}, {textState ?? mailStates[state]}, {momentText(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Acts history={history} />
    </>
  );
}
