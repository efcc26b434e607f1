import { type ReactNode, useId } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { assignableRoles, type Role, roleNames } from '#src/domain/account/user.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { changeAtOnce } from '../server-state/change.ts';
import { AskedButton } from '../shell/AskedButton.tsx';

interface RoleSwitchProps {
  item: UserRow;
  /** Reason shown as a hint; absent if the role can be changed. */
  barred?: string | undefined;
}

type AssignableRole = (typeof assignableRoles)[number];

export function RoleSwitch({ item, barred }: RoleSwitchProps): ReactNode {
  const { id, name } = item;
  const hint = useId();
  const others = assignableRoles.filter((role) => role !== item.role);
  const change = (role: AssignableRole) =>
    changeAtOnce(
      'users',
      { ...item, role },
      () =>
        answerTo((init) =>
          accountApi.auth.users[':id'].role.$put({ param: { id }, json: { role } }, { init }),
        ),
      'The role has not changed',
    );
  return (
    <section aria-labelledby="roles-title">
      <h3 id="roles-title">Change the role to</h3>
      <div className="actions">
        {others.map((role) => (
          <AskedButton
            // With one button, its key stays the same after the change, so it keeps the focus.
            key={others.length > 1 ? role : 'other'}
            aria-describedby={barred && hint}
            disabled={barred !== undefined}
            question={{
              title: roleQuestions[role](name),
              confirm: 'Change the role',
              cancel: 'Keep it as it is',
              text: roleEffects[role],
            }}
            act={() => change(role)}
          >
            {roleNames[role]}
          </AskedButton>
        ))}
      </div>
      {barred && (
        <p id={hint} className="soft small">
          {barred}
        </p>
      )}
    </section>
  );
}

const roleQuestions: Record<AssignableRole, (name: string) => string> = {
  USER: (name) => `Make ${name} a client?`,
  ADMIN: (name) => `Make ${name} an admin?`,
};

const roleEffects: Record<AssignableRole, string> = {
  USER: 'They will no longer see the dashboard.',
  ADMIN: 'They will see the dashboard, with everything that clients send.',
};

export function roleChangeRefusal(item: UserRow, me: { id: string; role: Role }): string | undefined {
  if (me.role !== 'SUPERADMIN') return 'Only a super admin can change a role.';
  return item.id === me.id ? 'Another super admin can change your role or suspend you.' : undefined;
}
