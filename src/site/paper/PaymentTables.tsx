import type { ReactNode } from 'react';
import type { ConfirmationBody } from '#src/domain/paper/paper.ts';
import { contactValues } from '#src/domain/studio/call-words.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { FootRow } from './FootRow.tsx';
import { figure, movementText, partDayText } from './sheet-words.ts';

interface PlanTableProps {
  parts: readonly { amount: number; dueDay: string | null; paid?: number }[];
  /** True for an offer, whose first part is due once the client accepts it. */
  quoted?: boolean;
}

/** Parts in which the price is paid. */
export function PlanTable({ parts, quoted = false }: PlanTableProps): ReactNode {
  const words = useWords('paper-page');
  if (parts.length === 0) return null;
  const rows = parts.map((part, position) => ({
    ...part,
    position,
    when: partDayText(words, part.dueDay, quoted && position === 0),
  }));
  return (
    <section className="paper-sheet__part">
      <h2>{words.plan}</h2>
      <table className="paper-sheet__table">
        <thead>
          <tr>
            <th scope="col">{words.due}</th>
            {!quoted && <th scope="col">{words.paid}</th>}
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, when, amount, paid = 0 }) => (
            <tr key={position}>
              <th scope="row">{when}</th>
              {!quoted && <td>{figure(words, paid)}</td>}
              <td>{figure(words, amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function WaysToPay(): ReactNode {
  const words = useWords('paper-page');
  return (
    <section className="paper-sheet__part">
      <h2>{words.waysToPay}</h2>
      <ul>
        <li>{words.payByPhone}</li>
        <li>{words.payAtStudio(contactValues)}</li>
      </ul>
    </section>
  );
}

/** Every payment and refund so far. */
export function ReceivedTable({ body }: { body: ConfirmationBody }): ReactNode {
  const words = useWords('paper-page');
  const { date, day: dayText } = useWords('paper');
  const { movements, kept, charged, total, due } = body;
  const rows = movements.map((movement, position) => ({ ...movement, position }));
  return (
    <section className="paper-sheet__part">
      <h2>{words.movements}</h2>
      <table className="paper-sheet__table">
        <thead>
          <tr>
            <th scope="col">{date}</th>
            <th scope="col">{words.movement}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, day, amount, ...movement }) => (
            <tr key={position}>
              <th scope="row">{dayText({ day })}</th>
              <td>{movementText(words, movement)}</td>
              <td>{figure(words, amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <FootRow label={words.received} amount={kept} sum />
          {charged !== total && <FootRow label={words.chargedAfterChange} amount={charged} />}
          <FootRow label={words.leftToPay} amount={due} />
        </tfoot>
      </table>
    </section>
  );
}
