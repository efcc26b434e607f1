import type { ReactNode } from 'react';
import { Facts } from '#src/components/Facts.tsx';
import { dashboardOf } from '#src/domain/account/destination.ts';
import { roleNames, type User } from '#src/domain/account/user.ts';
import type { UserRow } from '#src/domain/account/user-list.ts';
import { momentText } from '../records/columns.tsx';
import { AccessActions } from './AccessActions.tsx';
import { lastSeenText } from './last-seen-text.ts';
import { RoleSwitch, roleChangeRefusal } from './RoleSwitch.tsx';
import { Suspension } from './Suspension.tsx';

export function UserBody({ item, user }: { item: UserRow; user: User }): ReactNode {
  const { id, email, role, suspendedAt, suspendedFor, createdAt } = item;
  const barred = roleChangeRefusal(item, user);
  return (
    <>
      <Facts
        facts={{
          Email: <a href={`mailto:${email}`}>{email}</a>,
          Role: roleNames[role],
          'Last seen': user.role === 'SUPERADMIN' ? lastSeenText(item) : null,
          'Two-step login': user.role === 'SUPERADMIN' && role !== 'USER' ? twoStepText(item) : null,
          Since: momentText(createdAt),
          'Suspended since': suspendedAt && momentText(suspendedAt),
          'Suspended because': suspendedFor,
        }}
      />
      <Traces email={email} id={id} home={dashboardOf(user.role)} />
      <RoleSwitch item={item} barred={barred} />
      {barred === undefined && (
        <>
          <AccessActions item={item} />
          <Suspension item={item} />
        </>
      )}
    </>
  );
}

const twoStepText = ({ secondFactorSince }: UserRow) =>
  secondFactorSince === null ? 'Not set up' : `Since ${momentText(secondFactorSince)}`;

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
