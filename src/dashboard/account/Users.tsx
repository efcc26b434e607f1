import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { roleNames } from '#src/domain/account/user.ts';
import { type UserRow, userListRules } from '#src/domain/account/user-list.ts';
import { List } from '../lists/ListPage.tsx';
import type { Column, StaffList } from '../lists/staff-list.ts';
import { createdColumn, emailColumn } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { Tag } from '../records/Tag.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { Invitations } from './invitation/Invitations.tsx';
import { lastSeenText } from './last-seen-text.ts';
import { UserBody } from './UserBody.tsx';

const lastSeen: Column<UserRow> = {
  id: 'lastSeenAt',
  label: 'Last seen',
  whole: true,
  cell: lastSeenText,
};

const columns: readonly Column<UserRow>[] = [
  { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
  { ...emailColumn<UserRow>(), role: 'secondary' },
  {
    id: 'role',
    label: 'Role',
    role: 'badge',
    cell: ({ role, suspendedAt }) => (
      <>
        <Tag>{roleNames[role]}</Tag> {suspendedAt !== null && <Tag tone="bad">Suspended</Tag>}
      </>
    ),
  },
];

const forAdmins: StaffList<UserRow> = {
  id: 'users',
  noun: 'user',
  rules: userListRules,
  ask: (query, init) => accountApi.users.$get({ query }, { init }),
  searchHint: 'Name or email',
  columns: [...columns, createdColumn('Since')],
  filters: [
    { name: 'role', label: 'Role', choices: roleNames },
    { name: 'state', label: 'State', choices: { active: 'Active', suspended: 'Suspended' } },
  ],
  tabs: [
    { label: 'Team', choice: { role: 'ADMIN' } },
    { label: 'Super admins', choice: { role: 'SUPERADMIN' } },
    { label: 'Clients', choice: { role: 'USER' } },
    { label: 'Suspended', choice: { state: 'suspended' } },
  ],
  empty: <p>No users yet.</p>,
  Detail: recordSheet(({ name }) => name, UserBody),
};

const forSuperAdmins: StaffList<UserRow> = {
  ...forAdmins,
  columns: [...columns, lastSeen, createdColumn('Since')],
  csv: (query, init) => accountApi['users.csv'].$get({ query }, { init }),
  above: <Invitations />,
};

export default function Users(): ReactNode {
  return (
    <StaffPage>
      {(user) => <List list={user.role === 'SUPERADMIN' ? forSuperAdmins : forAdmins} user={user} />}
    </StaffPage>
  );
}
