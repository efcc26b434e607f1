import '#src/styles/records.css';
import '../own-page.css';
import { type ReactNode, useEffect, useState } from 'react';
import { prepareToasts } from '#src/lib/toast.ts';
import { AccountBoundary } from '../Door.tsx';
import { endSession } from '../session.ts';
import { useSignedIn } from '../use-signed-in.ts';
import { Waiting } from '../Waiting.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { Tabs } from './Tabs.tsx';

/** The island of /settings. */
export default function Settings(): ReactNode {
  return (
    <AccountBoundary>
      <SettingsPage />
    </AccountBoundary>
  );
}

function SettingsPage(): ReactNode {
  const [deleted, setDeleted] = useState(false);
  const signedIn = useSignedIn(deleted);
  const { user } = signedIn;
  useEffect(() => {
    prepareToasts();
  }, []);
  useEffect(() => {
    if (deleted) endSession();
  }, [deleted]);

  if (deleted) return <Farewell />;
  if (user === undefined) return <Waiting signedIn={signedIn} />;
  return (
    <div className="settings">
      <Tabs
        label="Settings"
        tabs={[
          {
            id: 'profile',
            label: 'Profile',
            panel: <ProfileTab user={user} onChange={signedIn.update} />,
          },
          {
            id: 'security',
            label: 'Security',
            panel: <SecurityTab user={user} onChange={signedIn.update} />,
          },
        ]}
      />
      <DeleteAccount onDeleted={() => setDeleted(true)} />
    </div>
  );
}

function Farewell(): ReactNode {
  return (
    <div className="stack">
      <p className="notice notice--success" role="status">
        We have deleted your account, with your picture and your details. Thank you for having been with us.
      </p>
      <p>
        <a className="button" href="/">
          Return to Home
        </a>
      </p>
    </div>
  );
}
