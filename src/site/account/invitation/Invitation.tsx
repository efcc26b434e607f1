import type { ReactNode } from 'react';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { logOut } from '#src/components/account/session/account-api.ts';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { dashboardOf } from '#src/domain/account/destination.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { accountIsland } from '../account-island.ts';
import { AcceptAsNew } from './AcceptAsNew.tsx';
import { AcceptAsOwner, AcceptByLogin } from './AcceptAsOwner.tsx';
import { type Invited, useInvitation } from './use-invitation.ts';

export default accountIsland(InvitationPage);

const heading = 'Join our staff';

function InvitationPage(): ReactNode {
  const { invited, ended, loading } = useInvitation();
  if (ended !== undefined) return <Ended reason={ended.message} />;
  if (invited === undefined) {
    return (
      <AuthCard heading={heading} lead="We are looking up your invitation.">
        <LoadState {...loading} />
      </AuthCard>
    );
  }
  const { invitedBy, email, expiresAt } = invited.link;
  return (
    <AuthCard
      heading={heading}
      lead={
        <>
          {invitedBy ?? 'The studio'} invites <strong>{email}</strong> to work on our dashboard as an admin.
          The invitation is open until {formatMoment(new Date(expiresAt))}.
        </>
      }
    >
      <Acceptance {...invited} />
    </AuthCard>
  );
}

function Acceptance(invited: Invited): ReactNode {
  const { link, user } = invited;
  if (user !== undefined && user.email !== link.email)
    return <LoggedInAsAnother email={link.email} name={user.name} />;
  if (user !== undefined) return <AcceptAsOwner {...invited} onDone={enter} />;
  return link.hasAccount ? (
    <AcceptByLogin {...invited} onDone={enter} />
  ) : (
    <AcceptAsNew {...invited} onDone={enter} />
  );
}

/** Replaces the page in the history: its link works only once. */
function enter(): void {
  window.location.replace(dashboardOf('ADMIN'));
}

function LoggedInAsAnother({ email, name }: { email: string; name: string }): ReactNode {
  return (
    <>
      <p className="notice notice--info">
        You are logged in as {name}, with another account. Log out here to accept as {email}.
      </p>
      <p>
        <button className="button button--primary" type="button" onClick={logOut}>
          Log out
        </button>
      </p>
    </>
  );
}

function Ended({ reason }: { reason: string }): ReactNode {
  return (
    <AuthCard heading="This link no longer works" lead={reason}>
      <p>
        <a className="button" href="/login">
          Login
        </a>
      </p>
    </AuthCard>
  );
}
