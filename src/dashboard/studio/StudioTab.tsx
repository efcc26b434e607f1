import '#src/styles/forms.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '#src/lib/money.ts';
import { overviewQuery } from '../overview/overview-query.ts';
import { TargetForm } from '../overview/TargetForm.tsx';
import { PaymentRulesPanel } from '../payment/rules/PaymentRulesPanel.tsx';
import { FactsPanel } from './FactsPanel.tsx';

export function StudioTab(): ReactNode {
  return (
    <div className="panel stack gap-xl">
      <Target />
      <CalendarMoved />
      <PaymentRulesPanel />
      <FactsPanel />
    </div>
  );
}

function CalendarMoved(): ReactNode {
  return (
    <section className="stack gap-xs" aria-labelledby="calendar-title">
      <h2 id="calendar-title">Bookings a day and holidays</h2>
      <p>
        These numbers are in the calendar, under{' '}
        <a href="/dashboard/superadmin/calendar/opening">Opening and holidays</a>.
      </p>
    </section>
  );
}

function Target(): ReactNode {
  const { data } = useQuery(overviewQuery);
  if (data === undefined) return null;
  const { monthlyTarget } = data;
  return (
    <section className="stack gap-xs" aria-labelledby="target-title">
      <h2 id="target-title">Monthly target</h2>
      <p>
        {monthlyTarget === null
          ? 'No target is set yet.'
          : `${formatMoney(monthlyTarget)} a month. The overview shows how much has come in.`}
      </p>
      <TargetForm target={monthlyTarget} />
    </section>
  );
}
