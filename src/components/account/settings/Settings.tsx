import '#src/styles/records.css';
import '../own-page.css';
import '../fresh/help.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { User } from '#src/domain/account/user.ts';
import { endSession } from '../session/session.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

interface SettingsPageProps {
  moreTabs?: (user: User) => readonly Tab[];
}

export function SettingsPage({ moreTabs }: SettingsPageProps): ReactNode {
  const [deleted, setDeleted] = useState(false);
  const { user, loading, update } = useSignedIn(deleted);
  useEffect(() => {
    if (deleted) endSession();
  }, [deleted]);

  if (deleted) return <Farewell />;
  if (user === undefined) return <LoadState {...loading} />;
  return (
    <div className="settings">
      <Tabs
        label="Settings"
        tabs={[
          {
            id: 'profile',
            label: 'Profile',
            panel: (
              <div className="stack gap-xl">
                <ProfileTab user={user} onChange={update} />
                <DeleteAccount onDeleted={() => setDeleted(true)} />
              </div>
            ),
          },
          { id: 'security', label: 'Security', panel: <SecurityTab user={user} onChange={update} /> },
          ...(moreTabs?.(user) ?? []),
        ]}
      />
    </div>
  );
}

function Farewell(): ReactNode {
  return (
    <div className="stack">
      <p className="notice notice--success" role="status">
        We have deleted your account, with your picture and your details. Thank you for being with us.
      </p>
      <p>
        <a className="button" href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}
