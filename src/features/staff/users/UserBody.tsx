import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { type Role, roleNames, roles, type User } from '#src/features/account/user.ts';
import type { UserRow } from '#src/features/account/user-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { momentText } from '../records/columns.tsx';
import { Facts } from '../records/Facts.tsx';
import { changeAtOnce } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';

/** A user, and the role that a super admin gives them. */
export function UserBody({ item, user }: { item: UserRow; user: User }): ReactNode {
  const { email, role, createdAt } = item;
  return (
    <>
      <Facts
        facts={{
          Email: <a href={`mailto:${email}`}>{email}</a>,
          Role: roleNames[role],
          Since: momentText(createdAt),
        }}
      />
      {user.role === 'SUPERADMIN' ? <Roles item={item} /> : <p>Only a super admin can change a role.</p>}
    </>
  );
}

function Roles({ item }: { item: UserRow }): ReactNode {
  const { id, name } = item;
  const { question, ask } = useConfirm<Role>();
  const { busy, run } = useAction(async (role: Role) => {
    if (!(await ask(role))) return;
    await changeAtOnce(
      'users',
      { ...item, role },
      () =>
        answerTo((init) =>
          accountApi.auth.users[':id'].role.$put({ param: { id }, json: { role } }, { init }),
        ),
      'The role has not changed',
    );
  });
  return (
    <section aria-labelledby="roles-title">
      <h3 id="roles-title">Change the role to</h3>
      <p className="actions">
        {roles
          .filter((role) => role !== item.role)
          .map((role) => (
            <button
              key={role}
              className="button button--small"
              type="button"
              aria-busy={busy}
              onClick={() => run(role)}
            >
              {roleNames[role]}
            </button>
          ))}
      </p>
      {question && (
        <ConfirmDialog
          title={`Make ${name} ${articled(question.about)}?`}
          confirm="Change the role"
          cancel="Keep it as it is"
          onConfirm={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        >
          <p>{meanings[question.about]}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function articled(role: Role): string {
  const name = roleNames[role].toLowerCase();
  return role === 'ADMIN' ? `an ${name}` : `a ${name}`;
}

/** What each role may do. */
const meanings: Record<Role, string> = {
  USER: 'They will no longer see the dashboard.',
  ADMIN: 'They will see the dashboard, with everything that clients send.',
  SUPERADMIN: 'They will see the dashboard, and may change the roles of others, yours too.',
};
