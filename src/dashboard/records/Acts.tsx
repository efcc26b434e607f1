import { type ReactNode, useId } from 'react';
import type { StaffAct } from '#src/domain/booking/staff/staff-booking.ts';
import { actSentence } from '../booking/sheet/act-sentence.ts';
import { momentText } from './columns.tsx';

interface ActsProps {
  history: readonly StaffAct[];
  /** Title of the record; needed where a page shows several histories. */
  of?: string;
}

export function Acts({ history, of }: ActsProps): ReactNode {
  const titleId = useId();
  if (history.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{of === undefined ? 'History' : `${of}: history`}</h3>
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
