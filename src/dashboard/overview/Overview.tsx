import './overview.css';
import { useQuery } from '@tanstack/react-query';
import { Children, type ReactNode } from 'react';
import { dashboardOf } from '#src/domain/account/destination.ts';
import type { User } from '#src/domain/account/user.ts';
import { periodText } from '#src/domain/availability/staff-day-words.ts';
import type { ShutPeriod } from '#src/domain/overview/overview.ts';
import { todayInKigali } from '#src/lib/dates/dates.ts';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { QueryState } from '../server-state/QueryState.tsx';
import { PageActions } from '../shell/PageActions.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { Card } from './Card.tsx';
import { ExpectedCard } from './ExpectedCard.tsx';
import { isNothingExpected } from './expected-words.ts';
import { Figures } from './Figures.tsx';
import { IncomeCard } from './IncomeCard.tsx';
import { isNoIncome } from './income-words.ts';
import { overviewQuery, waitingQuery } from './overview-query.ts';
import { ServicesChart } from './ServicesChart.tsx';
import { shutText } from './shut-text.ts';
import { TodayCard } from './TodayCard.tsx';
import { WorkList } from './WorkList.tsx';

export default function Overview(): ReactNode {
  return <StaffPage>{(user) => <OverviewPage user={user} />}</StaffPage>;
}

function OverviewPage({ user }: { user: User }): ReactNode {
  const work = useQuery(waitingQuery);
  const facts = useQuery(overviewQuery);
  const [waiting, overview] = [work.data, facts.data];
  if (waiting === undefined) return <QueryState of={work} fallback="We could not load your work" />;
  if (overview === undefined) return <QueryState of={facts} fallback="We could not load the overview" />;
  const home = dashboardOf(user.role);
  const today = todayInKigali(new Date());
  return (
    <>
      <PageActions>
        <a className="button button--small button--primary" href={newBookingLink(home)}>
          New booking
        </a>
      </PageActions>
      <Cards kind="desk">
        <WorkList home={home} waiting={waiting} sessionsToday={overview.today.length} />
        {overview.today.length > 0 && <TodayCard home={home} today={today} bookings={overview.today} />}
        {!isNothingExpected(overview.expected) && (
          <ExpectedCard home={home} today={today} expected={overview.expected} />
        )}
      </Cards>
      <Figures home={home} overview={overview} />
      <Cards kind="facts">
        {!isNoIncome(overview.income) && (
          <IncomeCard home={home} overview={overview} canSetTarget={user.role === 'SUPERADMIN'} />
        )}
        {overview.services.length > 0 && <ServicesChart services={overview.services} />}
        {overview.shut.length > 0 && <ShutDaysCard periods={overview.shut} href={`${home}/calendar/days`} />}
      </Cards>
    </>
  );
}

/** Places up to three cards in two columns; a tall one is next to the others. */
function Cards({ kind, children }: { kind: 'desk' | 'facts'; children: ReactNode }): ReactNode {
  const cards = Children.toArray(children);
  if (cards.length === 0) return null;
  return (
    <div className={`cards cards--${kind}`} data-cards={cards.length}>
      {cards}
    </div>
  );
}

function ShutDaysCard({ periods, href }: { periods: readonly ShutPeriod[]; href: string }): ReactNode {
  return (
    <Card title="Next full days" href={href} link="Go to the days">
      <ul className="card__list rows plain-list">
        {periods.map((period) => (
          <li key={period.from}>
            <strong>{periodText(period)}</strong>
            <span>{shutText(period)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
