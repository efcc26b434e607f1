import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import '#src/styles/forms.css';
import '#src/styles/records.css';
import '#src/components/account/own-page.css';
import type { ReactNode } from 'react';
import { Avatar } from '#src/components/account/Avatar.tsx';
import { useSignedIn } from '#src/components/account/session/use-signed-in.ts';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { User } from '#src/domain/account/user.ts';
import { accountIsland } from '../account-island.ts';
import { OwnBookings } from './OwnBookings.tsx';
import { OwnApplications, OwnEnrolments } from './OwnRequests.tsx';

export default accountIsland(AccountPage);

function AccountPage(): ReactNode {
  const { user, loading } = useSignedIn();
  if (user === undefined) return <LoadState {...loading} />;
  return (
    <div className="stack gap-xl">
      <Greeting user={user} />
      <OwnBookings />
      <OwnEnrolments />
      <OwnApplications />
    </div>
  );
}

function Greeting({ user }: { user: User }): ReactNode {
  const { settings } = useWords('account');
  const language = useLanguage();
  return (
    <div className="own__who">
      <Avatar user={user} />
      <div>
        <p className="display-l">{user.name}</p>
        <p className="soft small">{user.email}</p>
        <p>
          <a className="own__settings small" href={hrefIn(language, '/settings')}>
            {settings}
          </a>
        </p>
      </div>
    </div>
  );
}
