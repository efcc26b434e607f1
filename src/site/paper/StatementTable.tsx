import type { ReactNode } from 'react';
import type { StatementBody } from '#src/domain/paper/paper.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { FootRow } from './FootRow.tsx';
import { balanceSentence, figure, movementText } from './sheet-words.ts';

/** Charges, payments and refunds with the balance after each. */
export function StatementTable({ body }: { body: StatementBody }): ReactNode {
  const words = useWords('paper-page');
  const { of, entries, charged, paid, refunded, balance } = body;
  const rows = entries.map((entry, position) => ({ ...entry, position }));
  return (
    <>
      {of === 'client' && <p>{words.allBookings}</p>}
      <table className="paper-sheet__table">
        <thead>
          <tr>
            <th scope="col">{words.movement}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.balance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ position, day, reference, amount, balance: after, ...entry }) => (
            <tr key={position}>
              <th scope="row">
                {movementText(words, entry)}
                <small>{words.movementOf({ day, reference })}</small>
              </th>
              <td>{figure(words, amount)}</td>
              <td>{figure(words, after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <FootRow label={words.chargedInAll} amount={charged} />
          <FootRow label={words.paidInAll} amount={-paid} />
          {refunded > 0 && <FootRow label={words.refundedInAll} amount={refunded} />}
          <FootRow label={words.balance} amount={balance} note={balanceSentence(words, balance)} sum />
        </tfoot>
      </table>
    </>
  );
}
