import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { roleNames } from '#src/features/account/user.ts';
import { type UserRow, userListRules } from '#src/features/account/user-list.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { StaffList } from '../list/staff-list.ts';
import { createdColumn, emailColumn } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { Tag } from '../records/Tag.tsx';
import { UserBody } from './UserBody.tsx';

const users: StaffList<UserRow> = {
  id: 'users',
  noun: 'user',
  rules: userListRules,
  ask: (query, init) => accountApi.users.$get({ query }, { init }),
  csv: (query, init) => accountApi['users.csv'].$get({ query }, { init }),
  searchHint: 'Name or email',
  columns: [
    { id: 'name', label: 'Name', sort: 'name', cell: ({ name }) => name },
    emailColumn(),
    {
      id: 'role',
      label: 'Role',
      cell: ({ role, suspendedAt }) => (
        <>
          <Tag>{roleNames[role]}</Tag> {suspendedAt !== null && <Tag tone="bad">Suspended</Tag>}
        </>
      ),
    },
    createdColumn('Since'),
  ],
  filters: [
    { name: 'role', label: 'Role', choices: roleNames },
    { name: 'state', label: 'State', choices: { active: 'Active', suspended: 'Suspended' } },
  ],
  empty: <p>No users yet.</p>,
  Detail: recordSheet(({ name }) => name, UserBody),
};

/** The island of a dashboard's /users. */
export default function Users(): ReactNode {
  return <ListPage list={users} />;
}
