import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadState } from '#src/components/LoadState.tsx';
import { dashboardOf } from '#src/features/account/destination.ts';
import type { User } from '#src/features/account/user.ts';
import { periodText } from '../days/staff-day-words.ts';
import { queryFailure } from '../server-state/ask.ts';
import { StaffPage } from '../shell/StaffPage.tsx';
import type { ShutPeriod } from './overview.ts';
import { overviewQuery } from './overview-query.ts';

/** The island of a dashboard's first page. */
export default function Overview(): ReactNode {
  return <StaffPage>{(user) => <OverviewPage user={user} />}</StaffPage>;
}

function OverviewPage({ user }: { user: User }): ReactNode {
  const { data: overview, error, refetch } = useQuery(overviewQuery);
  if (overview === undefined)
    return (
      <LoadState
        failure={queryFailure(error, 'We could not load the overview')}
        askAgain={() => void refetch()}
      />
    );
  const home = dashboardOf(user.role);
  return (
    <div className="cards">
      <DeadMailCard count={overview.deadMails} href={`${home}/mail`} />
      <ShutDaysCard periods={overview.shut} href={`${home}/days`} />
    </div>
  );
}

interface CardProps {
  title: string;
  href: string;
  link: string;
  children: ReactNode;
}

/** What the staff should know of one thing, and the way to its page. */
function Card({ title, href, link, children }: CardProps): ReactNode {
  return (
    <section className="card stack">
      <h2>{title}</h2>
      {children}
      <p className="card__link">
        <a href={href}>{link}</a>
      </p>
    </section>
  );
}

function DeadMailCard({ count, href }: { count: number; href: string }): ReactNode {
  return (
    <Card title="Emails that could not be sent" href={href} link="Go to the emails">
      {count === 0 ? (
        <p>None. Every email has been sent or is on its way.</p>
      ) : (
        <p>
          <strong className="card__figure">{count}</strong> waiting for someone to decide. These people have
          not had our email.
        </p>
      )}
    </Card>
  );
}

function ShutDaysCard({ periods, href }: { periods: readonly ShutPeriod[]; href: string }): ReactNode {
  return (
    <Card title="Next days without a free slot" href={href} link="Go to the days">
      {periods.length === 0 ? (
        <p>No days are full or blocked. Clients can book every working day.</p>
      ) : (
        <ul className="card__list plain-list">
          {periods.map((period) => (
            <li key={period.from}>
              <strong>{periodText(period)}</strong>
              <span>{period.reason === null ? 'Full' : `Blocked: ${period.reason}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
