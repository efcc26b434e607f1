import type { ReactNode } from 'react';
import type { Overview } from '#src/domain/overview/overview.ts';
import { formatMonth } from '#src/lib/dates/months.ts';
import { formatMoney } from '#src/lib/money.ts';
import { Heads } from '../records/Heads.tsx';
import { MonthsChart } from '../report/MonthsChart.tsx';
import { paymentsOf } from './Figures.tsx';
import { monthSentence } from './income-words.ts';
import { TargetForm } from './TargetForm.tsx';

interface IncomeCardProps {
  home: string;
  overview: Pick<Overview, 'income' | 'monthlyTarget'>;
  canSetTarget: boolean;
}

export function IncomeCard({ home, overview, canSetTarget }: IncomeCardProps): ReactNode {
  const { income, monthlyTarget } = overview;
  const bars = income.map(({ month, amount }) => ({ key: month, name: formatMonth(month), amount }));
  const thisMonth = income.at(-1);
  return (
    <section className="card card--tall stack gap-xs">
      <h2>Income per month in RWF</h2>
      {thisMonth && <p>{monthSentence(thisMonth, monthlyTarget)}</p>}
      <MonthsChart
        bars={bars}
        {...(monthlyTarget !== null && { line: { name: 'Target', amount: monthlyTarget } })}
      />
      <details>
        <summary>As a table</summary>
        <table className="income__table">
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
      {canSetTarget && <TargetForm target={monthlyTarget} />}
    </section>
  );
}
