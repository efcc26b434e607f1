import './overview.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { periodText } from '#src/domain/availability/staff-day-words.ts';
import type { ShutPeriod } from '#src/domain/overview/overview.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { Card } from './Card.tsx';
import { Figures } from './Figures.tsx';
import { IncomeChart } from './IncomeChart.tsx';
import { MonthlyTarget } from './MonthlyTarget.tsx';
import { overviewQuery } from './overview-query.ts';
import { ServicesChart } from './ServicesChart.tsx';
import { shutText } from './shut-text.ts';
import { TodayCard } from './TodayCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

export default function Overview(): ReactNode {
  return <StaffPage>{(user) => <OverviewPage user={user} />}</StaffPage>;
}

function OverviewPage({ user }: { user: User }): ReactNode {
  const answer = useQuery(overviewQuery);
  const { data: overview } = answer;
  if (overview === undefined) return <QueryState of={answer} fallback="We could not load the overview" />;
  const home = dashboardOf(user.role);
  return (
    <>
      <p className="actions overview__acts">
        <a className="button button--primary" href={newBookingLink(home)}>
          New booking
        </a>
      </p>
      <Figures home={home} overview={overview} />
      <div className="cards">
        <TodayCard home={home} today={todayInKigali(new Date())} bookings={overview.today} />
        <WaitingCard home={home} waiting={overview.waiting} />
        <DeadMailCard count={overview.deadMails} href={`${home}/mail`} />
        <IncomeChart home={home} income={overview.income} />
        <MonthlyTarget overview={overview} canSet={user.role === 'SUPERADMIN'} />
        <ServicesChart services={overview.services} />
        <ShutDaysCard periods={overview.shut} href={`${home}/calendar/days`} />
      </div>
    </>
  );
}

function DeadMailCard({ count, href }: { count: number; href: string }): ReactNode {
  return (
    <Card title="Emails that could not be sent" href={href} link="Go to the emails">
      {count === 0 ? (
        <p>None. Every email and text message has been sent or is on its way.</p>
      ) : (
        <p>
          <strong className="card__figure">{count}</strong> {count === 1 ? 'needs' : 'need'} a decision. These
          people have not received our email.
        </p>
      )}
    </Card>
  );
}

function ShutDaysCard({ periods, href }: { periods: readonly ShutPeriod[]; href: string }): ReactNode {
  return (
    <Card title="Next full days" href={href} link="Go to the days">
      {periods.length === 0 ? (
        <p>Every working day has a free slot.</p>
      ) : (
        <ul className="card__list rows plain-list">
          {periods.map((period) => (
            <li key={period.from}>
              <strong>{periodText(period)}</strong>
              <span>{shutText(period)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
