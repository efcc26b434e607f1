import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { LoadState } from '#src/components/LoadState.tsx';
import { dashboardOf } from '#src/features/account/destination.ts';
import type { User } from '#src/features/account/user.ts';
import { useLoad } from '#src/lib/use-load.ts';
import { periodText } from '../days/staff-day-words.ts';
import { StaffPage } from '../shell/StaffPage.tsx';
import type { ShutPeriod } from './overview.ts';
import { loadOverview, overviewStore } from './overview-store.ts';

/** The island of a dashboard's first page. */
export default function Overview(): ReactNode {
  return <StaffPage>{(user) => <OverviewPage user={user} />}</StaffPage>;
}

function OverviewPage({ user }: { user: User }): ReactNode {
  const overview = useStore(overviewStore);
  const loading = useLoad(loadOverview);
  if (overview === undefined) return <LoadState {...loading} />;
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
    <section className="card stack gap-xs">
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
        <ul className="card__list rows plain-list">
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
