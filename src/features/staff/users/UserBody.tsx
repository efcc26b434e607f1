import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { dashboardOf } from '#src/features/account/destination.ts';
import { type Role, roleNames, roles, type User } from '#src/features/account/user.ts';
import type { UserRow } from '#src/features/account/user-list.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useAction } from '#src/lib/use-action.ts';
import { momentText } from '../records/columns.tsx';
import { Facts } from '../records/Facts.tsx';
import { changeAtOnce } from '../server-state/change.ts';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { useConfirm } from '../shell/use-confirm.ts';
import { Suspension } from './Suspension.tsx';

/** A user, and the role that a super admin gives them. */
export function UserBody({ item, user }: { item: UserRow; user: User }): ReactNode {
  const { id, email, role, suspendedAt, suspendedFor, createdAt } = item;
  return (
    <>
      <Facts
        facts={{
          Email: <a href={`mailto:${email}`}>{email}</a>,
          Role: roleNames[role],
          Since: momentText(createdAt),
          'Suspended since': suspendedAt && momentText(suspendedAt),
          'Suspended because': suspendedFor,
        }}
      />
      <Traces email={email} id={id} home={dashboardOf(user.role)} />
      {user.role !== 'SUPERADMIN' && <p>Only a super admin can change a role.</p>}
      {user.role === 'SUPERADMIN' && id === user.id && (
        <p>Another super admin can change your role or suspend you.</p>
      )}
      {user.role === 'SUPERADMIN' && id !== user.id && (
        <>
          <Roles item={item} />
          <Suspension item={item} />
        </>
      )}
    </>
  );
}

/** What else the dashboard knows of somebody, by their address and id. */
function Traces({ email, id, home }: { email: string; id: string; home: string }): ReactNode {
  const lists = ['bookings', 'messages', 'enrolments', 'applications'];
  return (
    <p className="actions">
      {lists.map((list) => (
        <a key={list} href={`${home}/${list}?${new URLSearchParams({ q: email })}`}>
          {list.charAt(0).toUpperCase() + list.slice(1)}
        </a>
      ))}
      <a href={`${home}/audit?subject=${id}`}>History</a>
    </p>
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
