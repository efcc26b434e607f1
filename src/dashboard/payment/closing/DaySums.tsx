import type { ReactNode } from 'react';
import { type MethodSums, totalOf } from '#src/domain/payment/closing/closing.ts';
import { methodName } from '#src/domain/payment/ledger.ts';
import { formatMoney } from '#src/lib/money.ts';

export function DaySums({ sums }: { sums: readonly MethodSums[] }): ReactNode {
  return (
    <table className="table">
      <caption className="visually-hidden">Money in and out</caption>
      <thead>
        <tr>
          <th scope="col">Method</th>
          {columns.map(({ label }) => (
            <th scope="col" key={label} data-figures="true">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map((one) => (
          <Line key={one.method} name={methodName(one.method)} sums={one} />
        ))}
        <Line name="Total" sums={totalOf(sums)} total />
      </tbody>
    </table>
  );
}

const columns = [
  { label: 'Payments', field: 'payments' },
  { label: 'Refunds', field: 'refunds' },
  { label: 'Undone', field: 'reversals' },
  { label: 'Fees', field: 'fees' },
  { label: 'Net', field: 'net' },
] as const;

interface LineProps {
  name: string;
  sums: Omit<MethodSums, 'method'>;
  total?: boolean;
}

function Line({ name, sums, total }: LineProps): ReactNode {
  return (
    <tr className={total ? 'closing__total' : undefined}>
      <th scope="row">{name}</th>
      {columns.map(({ label, field }) => (
        <td key={field} data-label={label} data-figures="true">
          {formatMoney(sums[field])}
        </td>
      ))}
    </tr>
  );
}
