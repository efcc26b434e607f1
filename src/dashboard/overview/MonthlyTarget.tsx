import { arc } from 'd3-shape';
import type { ReactNode } from 'react';
import type { Overview } from '#src/domain/overview/overview.ts';
import { formatMoney } from '#src/lib/money.ts';
import { TargetForm } from './TargetForm.tsx';

interface MonthlyTargetProps {
  overview: Overview;
  canSet: boolean;
}

export function MonthlyTarget({ overview, canSet }: MonthlyTargetProps): ReactNode {
  const { monthlyTarget, income } = overview;
  const amount = income.at(-1)?.amount ?? 0;
  return (
    <section className="card stack gap-xs">
      <h2>Monthly Target</h2>
      {monthlyTarget === null ? (
        <p>{canSet ? 'No target is set yet.' : 'No target is set yet. A super admin can set it.'}</p>
      ) : (
        <>
          <Gauge part={Math.min(1, amount / monthlyTarget)} />
          <p>
            <strong>{Math.floor((100 * amount) / monthlyTarget)}%</strong>: {formatMoney(amount)} of{' '}
            {formatMoney(monthlyTarget)}
          </p>
        </>
      )}
      {canSet && <TargetForm target={monthlyTarget} />}
    </section>
  );
}

function Gauge({ part }: { part: number }): ReactNode {
  const ring = arc();
  const upTo = (endAngle: number) =>
    ring({ innerRadius: 64, outerRadius: 80, startAngle: -Math.PI / 2, endAngle }) ?? '';
  return (
    <svg className="gauge" viewBox="-82 -82 164 84" aria-hidden="true" focusable="false">
      <path className="gauge__ground" d={upTo(Math.PI / 2)} />
      <path d={upTo(Math.PI * (part - 0.5))} />
    </svg>
  );
}
