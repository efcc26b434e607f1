import type { ReactNode } from 'react';
import { strongText } from '#src/components/account/account-fields.tsx';
import { AuthCard } from '#src/components/account/login/AuthCard.tsx';
import { logOut } from '#src/components/account/session/account-api.ts';
import { LoadState } from '#src/components/states/LoadState.tsx';
import { Linked } from '#src/components/words/Linked.tsx';
import { dashboardOf } from '#src/domain/account/destination.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { accountIsland } from '../account-island.ts';
import { AcceptAsNew } from './AcceptAsNew.tsx';
import { AcceptAsOwner, AcceptByLogin } from './AcceptAsOwner.tsx';
import { type Invited, useInvitation } from './use-invitation.ts';

export default accountIsland(InvitationPage);

function InvitationPage(): ReactNode {
  const words = useWords('account-pages');
  const heading = words.invitationHeading;
  const { invited, ended, loading } = useInvitation();
  if (ended !== undefined) return <Ended reason={ended.message} />;
  if (invited === undefined) {
    return (
      <AuthCard heading={heading} lead={words.invitationLooking}>
        <LoadState {...loading} />
      </AuthCard>
    );
  }
  const { invitedBy, email, expiresAt: until } = invited.link;
  const lead =
    invitedBy === null
      ? words.invitationLeadOfStudio({ email, until })
      : words.invitationLead({ inviter: invitedBy, email, until });
  return (
    <AuthCard heading={heading} lead={<Linked text={lead} links={{ email: strongText }} />}>
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
  const words = useWords('account-pages');
  return (
    <>
      <p className="notice notice--info">{words.loggedInAsAnother({ name, email })}</p>
      <p>
        <button className="button button--primary" type="button" onClick={logOut}>
          {words.logOut}
        </button>
      </p>
    </>
  );
}

function Ended({ reason }: { reason: string }): ReactNode {
  const language = useLanguage();
  const words = useWords('account-pages');
  return (
    <AuthCard heading={words.invitationEnded} lead={reason}>
      <p>
        <a className="button" href={hrefIn(language, '/login')}>
          {words.login}
        </a>
      </p>
    </AuthCard>
  );
}
