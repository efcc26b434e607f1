import type { ReactNode } from 'react';
import { feeState } from '#src/domain/booking/fee/fee.ts';
import type { EnrolmentRow } from '#src/domain/enrolment/enrolment-list.ts';
import { en as enrolment } from '#src/domain/enrolment/words/en.ts';
import type { ListPage } from '#src/lib/lists/list-rules.ts';
import { speak } from '#src/lib/words/messages.ts';
import { feeStates } from '../booking/fee/fee-words.ts';
import { Heads } from '../records/Heads.tsx';

const enrolmentWords = speak('en', enrolment);

/** Attendance columns, on paper only. */
const lessons = ['1', '2', '3', '4', '5', '6', '7', '8'];

interface ClassListTableProps {
  caption: string;
  part: ListPage<EnrolmentRow>;
  /** Shown if there are no dancers. */
  none?: string;
  attendance?: boolean;
}

export function ClassListTable({ caption, part, none, attendance }: ClassListTableProps): ReactNode {
  const { items, total } = part;
  const ticks = attendance ? lessons : [];
  if (items.length === 0) return <p>{none}</p>;
  return (
    <>
      <table className="table class-list__table">
        <caption>
          {caption} ({total})
        </caption>
        <thead>
          <tr>
            <Heads names={['Dancer', 'Age', 'Guardian', 'Emergency contact', 'Phone', 'Level', 'Fee']} />
            <Heads names={ticks} className="class-list__tick" />
          </tr>
        </thead>
        <tbody>
          {items.map((dancer) => (
            <tr key={dancer.id}>
              <DancerCells dancer={dancer} />
              {ticks.map((lesson) => (
                <td key={lesson} className="class-list__tick" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {total > items.length && <p>Only the first {items.length} are shown: please save the list instead.</p>}
    </>
  );
}

function DancerCells({ dancer }: { dancer: EnrolmentRow }): ReactNode {
  const { name, registeredAs, waitingNumber, status } = dancer;
  return (
    <>
      <th scope="row">
        {waitingNumber !== null && status === 'waiting' && `${waitingNumber}. `}
        {name}
        {registeredAs && <span className="soft class-list__as">registered as {registeredAs}</span>}
      </th>
      <td data-label="Age">{dancer.age}</td>
      <td data-label="Guardian">{dancer.guardianName}</td>
      <td data-label="Emergency contact">{dancer.emergencyContact}</td>
      <td data-label="Phone">{dancer.phone}</td>
      <td data-label="Level">{enrolmentWords[dancer.experience]}</td>
      <td data-label="Fee">{feeStates[feeState(dancer.fee)]}</td>
    </>
  );
}
