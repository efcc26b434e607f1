import type { ReactNode } from 'react';
import type { StaffAct } from '#src/features/booking/staff/staff-booking.ts';
import { actSentence } from '../bookings/sheet/act-sentence.ts';
import { momentText } from './columns.tsx';

/** What was done with a record, in sentences, the newest first. */
export function Acts({ history }: { history: readonly StaffAct[] }): ReactNode {
  return (
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
  );
}
