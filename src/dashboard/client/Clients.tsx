import './client.css';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type ClientRow, clientListRules } from '#src/domain/client/client.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { ClientSheet } from './ClientSheet.tsx';
import { clientName, dayText, firstOf, groupNames, languageNames, phoneText } from './client-words.ts';

const clients: StaffList<ClientRow> = {
  id: 'clients',
  noun: 'client',
  rules: clientListRules,
  ask: (query, init) => accountApi.clients.$get({ query }, { init }),
  csv: (query, init) => accountApi['clients.csv'].$get({ query }, { init }),
  searchHint: 'Name, phone or email',
  nameOf: ({ id }) => id,
  columns: [
    { id: 'name', label: 'Name', sort: 'name', cell: clientName },
    {
      id: 'phones',
      label: 'Phone',
      role: 'secondary',
      whole: true,
      cell: ({ phones }) => firstOf(phones.map(phoneText)),
    },
    { id: 'emails', label: 'Email', role: 'secondary', cell: ({ emails }) => firstOf(emails) },
    {
      id: 'bookings',
      label: 'Bookings',
      figures: true,
      cell: ({ bookings }) => groupThousands(bookings),
    },
    { id: 'value', label: 'Received', role: 'figure', cell: ({ value }) => formatMoney(value) },
    { id: 'language', label: 'Language', extra: true, cell: ({ language }) => languageNames[language] },
    {
      id: 'createdAt',
      label: 'Since',
      sort: 'createdAt',
      whole: true,
      cell: ({ createdAt }) => dayText(createdAt),
    },
  ],
  filters: [
    { name: 'group', label: 'Group', choices: groupNames },
    { name: 'language', label: 'Language', choices: languageNames },
  ],
  tabs: [
    { label: groupNames.booked, choice: { group: 'booked' } },
    { label: groupNames.returning, choice: { group: 'returning' } },
    { label: groupNames.contact, choice: { group: 'contact' } },
  ],
  Detail: ClientSheet,
  empty: (
    <p>
      No clients yet. Anyone who books, writes, enrols, applies or subscribes appears here at once, under
      their phone number and email.
    </p>
  ),
};

export default function Clients(): ReactNode {
  return <ListPage list={clients} />;
}
