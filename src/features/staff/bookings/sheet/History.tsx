import type { ReactNode } from 'react';
import type { StaffBooking, StaffMail } from '#src/features/booking/staff/staff-booking.ts';
import { momentText } from '../../records/columns.tsx';
import { actSentence } from './act-sentence.ts';

const mailStates: Record<StaffMail['state'], string> = {
  waiting: 'on its way',
  sent: 'sent',
  dead: 'could not be sent',
  discarded: 'discarded',
};

/** The emails about a booking, and what was done, the newest first. */
export function History({ booking: { mails, history } }: { booking: StaffBooking }): ReactNode {
  return (
    <>
      <section aria-labelledby="mails-title">
        <h3 id="mails-title">Emails</h3>
        <ul className="lined plain-list small">
          {mails.map(({ id, subject, to, state, createdAt }) => (
            <li key={id}>
              {subject}{' '}
              <span className="soft">
                to {to}, {mailStates[state]}, {momentText(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="history-title">
        <h3 id="history-title">History</h3>
        <ol className="lined plain-list small">
          {history.map((act) => (
            <li key={`${act.at} ${act.action}`}>
              {actSentence(act)} <span className="soft">{momentText(act.at)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
