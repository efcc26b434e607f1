import type { ReactNode } from 'react';
import type { QuoteBody } from '#src/domain/paper/paper.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { FootRow } from './FootRow.tsx';
import { figure } from './sheet-words.ts';

interface OrderTableProps {
  order: Pick<QuoteBody, 'lines' | 'discount' | 'total' | 'vat' | 'vatPercent'>;
  /** RWF paid and left to pay, on a proforma. */
  paid?: number;
  due?: number;
}

export function OrderTable({ order, paid = 0, due }: OrderTableProps): ReactNode {
  const words = useWords('paper-page');
  const { lines, discount, total, vat, vatPercent } = order;
  // Two lines may have equal labels, so the key contains the position.
  const rows = lines.map((line, position) => ({ ...line, key: `${position}:${line.label}` }));
  return (
    <table className="paper-sheet__table">
      <thead>
        <tr>
          <th scope="col">{words.service}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, quantity, amount }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{quantity}</td>
            <td>{amount === null ? words.inTotal : figure(words, amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {discount > 0 && <FootRow label={words.discount} amount={-discount} />}
        <FootRow
          label={words.total}
          amount={total}
          note={vat > 0 ? words.vatIncluded({ vat, percent: vatPercent }) : undefined}
          sum={due === undefined}
        />
        {paid > 0 && <FootRow label={words.paid} amount={-paid} />}
        {due !== undefined && <FootRow label={words.leftToPay} amount={due} sum />}
      </tfoot>
    </table>
  );
}
