import { type ReactNode, useState } from 'react';
import type { User } from '#src/domain/account/user.ts';
import { OwnData } from './OwnData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStepLogin } from './two-step/TwoStepLogin.tsx';

interface SecurityTabProps {
  user: User;
  onChange: (user: User) => void;
}

export function SecurityTab({ user, onChange }: SecurityTabProps): ReactNode {
  // A new password or login method ends the other sessions, so reload the list.
  const [changes, setChanges] = useState(0);
  return (
    <div className="panel stack gap-xl">
      <PasswordForm
        user={user}
        onChanged={(changed) => {
          onChange(changed);
          setChanges((count) => count + 1);
        }}
      />
      <TwoStepLogin user={user} onAdded={() => setChanges((count) => count + 1)} />
      <Sessions key={changes} />
      <OwnData />
    </div>
  );
}
