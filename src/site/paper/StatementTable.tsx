import type { ReactNode } from 'react';
import type { StatementBody } from '#src/domain/paper/paper.ts';
import { balanceSentence, figure, movementText, paperWords } from '#src/domain/paper/paper-words.ts';
import { formatDate } from '#src/lib/dates/dates.ts';
import { FootRow } from './FootRow.tsx';

/** Charges, payments and refunds with the balance after each. */
export function StatementTable({ body }: { body: StatementBody }): ReactNode {
  const { of, entries, charged, paid, refunded, balance } = body;
  const rows = entries.map((entry, position) => ({ ...entry, position }));
  return (
    <>
      {of === 'client' && <p>{paperWords.everyBooking}</p>}
      <table className="paper-sheet__table">
        <thead>
          <tr>
            <th scope="col">{paperWords.what}</th>
            <th scope="col">{paperWords.amount}</th>
            <th scope="col">{paperWords.balance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, day, reference, amount, balance: after, ...entry }) => (
            <tr key={position}>
              <th scope="row">
                {movementText(entry)}
                <small>
                  {formatDate(day)}, {reference}
                </small>
              </th>
              <td>{figure(amount)}</td>
              <td>{figure(after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <FootRow label={paperWords.chargedInAll} amount={charged} />
          <FootRow label={paperWords.paidInAll} amount={-paid} />
          {refunded > 0 && <FootRow label={paperWords.refundedInAll} amount={refunded} />}
          <FootRow label={paperWords.balance} amount={balance} note={balanceSentence(balance)} sum />
        </tfoot>
      </table>
    </>
  );
}
