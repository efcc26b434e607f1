import type { ReactNode } from 'react';
import type { ConfirmationBody } from '#src/domain/paper/paper.ts';
import {
  figure,
  movementText,
  paperWords,
  partDayText,
  payWays,
  quotedPartText,
} from '#src/domain/paper/paper-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { FootRow } from './FootRow.tsx';

interface PlanTableProps {
  parts: readonly { amount: number; dueDay: string | null; paid?: number }[];
  /** True for an offer, whose first part is due once the client accepts it. */
  quoted?: boolean;
}

/** Parts in which the price is paid. */
export function PlanTable({ parts, quoted = false }: PlanTableProps): ReactNode {
  if (parts.length === 0) return null;
  const rows = parts.map((part, position) => ({
    ...part,
    position,
    when: quoted ? quotedPartText(part.dueDay, position === 0) : partDayText(part.dueDay),
  }));
  return (
    <section className="paper-sheet__part">
      <h2>{paperWords.parts}</h2>
      <table className="paper-sheet__table">
        <thead>
          <tr>
            <th scope="col">{paperWords.when}</th>
            {!quoted && <th scope="col">{paperWords.paid}</th>}
            <th scope="col">{paperWords.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, when, amount, paid = 0 }) => (
            <tr key={position}>
              <th scope="row">{when}</th>
              {!quoted && <td>{figure(paid)}</td>}
              <td>{figure(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function WaysToPay(): ReactNode {
  return (
    <section className="paper-sheet__part">
      <h2>{paperWords.howToPay}</h2>
      <ul>
        {payWays.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  );
}

/** Every payment and refund so far. */
export function ReceivedTable({ body }: { body: ConfirmationBody }): ReactNode {
  const { movements, kept, charged, total, due } = body;
  const rows = movements.map((movement, position) => ({ ...movement, position }));
  return (
    <section className="paper-sheet__part">
      <h2>{paperWords.movements}</h2>
      <table className="paper-sheet__table">
        <thead>
          <tr>
            <th scope="col">{paperWords.date}</th>
            <th scope="col">{paperWords.what}</th>
            <th scope="col">{paperWords.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, day, amount, ...movement }) => (
            <tr key={position}>
              <th scope="row">{formatDate(day)}</th>
              <td>{movementText(movement)}</td>
              <td>{figure(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <FootRow label={paperWords.received} amount={kept} sum />
          {charged !== total && <FootRow label={paperWords.charged} amount={charged} />}
          <FootRow label={paperWords.due} amount={due} />
        </tfoot>
      </table>
    </section>
  );
}
