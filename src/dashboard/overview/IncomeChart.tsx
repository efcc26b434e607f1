import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import type { MonthIncome } from '#src/domain/overview/overview.ts';
import { formatMonth } from '#src/lib/dates/months.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Heads } from '../records/Heads.tsx';
import { paymentsOf } from './Figures.tsx';

const size = { width: 360, height: 140 };

export function IncomeChart({ home, income }: { home: string; income: readonly MonthIncome[] }): ReactNode {
  const x = scaleBand(
    income.map(({ month }) => month),
    [0, size.width],
  ).padding(0.25);
  const most = Math.max(1, ...income.map(({ amount }) => amount));
  const y = scaleLinear([0, most], [0, size.height - 2]);
  return (
    <section className="card stack gap-xs chart">
      <h2>Income per month</h2>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
        <path className="chart__ground" d={`M0 ${size.height - 0.5}H${size.width}`} />
        {income.map(({ month, amount }) => (
          <rect
            key={month}
            x={x(month)}
            y={size.height - y(amount)}
            width={x.bandwidth()}
            height={y(amount)}
          />
        ))}
      </svg>
      <details>
        <summary>As a table</summary>
        <table className="chart__table">
          <thead>
            <tr>
              <Heads names={['Month', 'Income']} />
            </tr>
          </thead>
          <tbody>
            {[...income].reverse().map(({ month, amount }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(month)}</th>
                <td>
                  <a href={home + paymentsOf(month)}>{formatMoney(amount)}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
