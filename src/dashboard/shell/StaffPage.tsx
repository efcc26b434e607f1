import '#src/styles/records.css';
import './staff.css';
import { type ReactNode, useEffect } from 'react';
import { useSignedIn } from '#src/components/account/session/use-signed-in.ts';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { User } from '#src/domain/account/user.ts';
import { prepareToasts } from '#src/lib/toast.ts';
import { ownPage } from './dashboards.ts';
import { StaffRoot } from './StaffRoot.tsx';

export function StaffPage({ children }: { children: (user: User) => ReactNode }): ReactNode {
  return (
    <StaffRoot advice="Everything you saved is kept. Please reload the page.">
      <ForStaff>{children}</ForStaff>
    </StaffRoot>
  );
}

function ForStaff({ children }: { children: (user: User) => ReactNode }): ReactNode {
  const { user, loading } = useSignedIn();
  const elsewhere = useOwnDashboard(user);
  useEffect(() => {
    prepareToasts();
  }, []);
  if (user === undefined || elsewhere) return <LoadState {...loading} />;
  if (user.role === 'USER') return <NotStaff user={user} />;
  return children(user);
}

/** Updates the frame with the user's role; true while it redirects to their dashboard. */
function useOwnDashboard(user: User | undefined): boolean {
  const staff = user !== undefined && user.role !== 'USER';
  useEffect(() => {
    if (staff) delete document.documentElement.dataset['staff'];
    else if (user !== undefined) document.documentElement.dataset['staff'] = 'no';
  }, [user, staff]);
  return staff && !window.location.pathname.startsWith(ownPage(user.role, window.location.pathname));
}

function NotStaff({ user }: { user: User }): ReactNode {
  return (
    <section className="not-staff stack">
      <h1>This page is for the studio’s staff</h1>
      <p>
        You are logged in as {user.name} ({user.email}), with a client’s account. If you work here, ask a
        super admin to make you an admin.
      </p>
      <p>
        <a className="button button--primary" href="/account">
          Go to your account
        </a>
      </p>
    </section>
  );
}
