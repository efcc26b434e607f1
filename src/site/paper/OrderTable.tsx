import type { ReactNode } from 'react';
import type { QuoteBody } from '#src/domain/paper/paper.ts';
import { figure, paperWords, vatSentence } from '#src/domain/paper/paper-words.ts';
import { FootRow } from './FootRow.tsx';

interface OrderTableProps {
  order: Pick<QuoteBody, 'lines' | 'discount' | 'total' | 'vat' | 'vatPercent'>;
  /** RWF paid and left to pay, on a proforma. */
  paid?: number;
  due?: number;
}

export function OrderTable({ order, paid = 0, due }: OrderTableProps): ReactNode {
  const { lines, discount, total, vat, vatPercent } = order;
  // Two lines may have equal labels, so the key contains the position.
  const rows = lines.map((line, position) => ({ ...line, key: `${position}:${line.label}` }));
  return (
    <table className="paper-sheet__table">
      <thead>
        <tr>
          <th scope="col">{paperWords.service}</th>
          <th scope="col">{paperWords.quantity}</th>
          <th scope="col">{paperWords.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, quantity, amount }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{quantity}</td>
            <td>{amount === null ? paperWords.asAgreed : figure(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {discount > 0 && <FootRow label={paperWords.discount} amount={-discount} />}
        <FootRow
          label={paperWords.total}
          amount={total}
          note={vat > 0 ? vatSentence(vat, vatPercent) : undefined}
          sum={due === undefined}
        />
        {paid > 0 && <FootRow label={paperWords.paid} amount={-paid} />}
        {due !== undefined && <FootRow label={paperWords.due} amount={due} sum />}
      </tfoot>
    </table>
  );
}
