import '#src/styles/records.css';
import '../own-page.css';
import '../fresh/help.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadState } from '#src/components/states/LoadState.tsx';
import type { User } from '#src/domain/account/user.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
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
  const words = useWords('account');
  const { security } = useWords('settings');
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
        label={words.settings}
        tabs={[
          {
            id: 'profile',
            label: words.profile,
            panel: (
              <div className="stack gap-xl">
                <ProfileTab user={user} onChange={update} />
                <DeleteAccount onDeleted={() => setDeleted(true)} />
              </div>
            ),
          },
          { id: 'security', label: security, panel: <SecurityTab user={user} onChange={update} /> },
          ...(moreTabs?.(user) ?? []),
        ]}
      />
    </div>
  );
}

function Farewell(): ReactNode {
  const language = useLanguage();
  const words = useWords('settings');
  return (
    <div className="stack">
      <p className="notice notice--success" role="status">
        {words.accountDeleted}
      </p>
      <p>
        <a className="button" href={hrefIn(language, '/')}>
          {words.returnHome}
        </a>
      </p>
    </div>
  );
}
