import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type AuditRow, auditListRules } from '#src/domain/audit/audit-list.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { Choices, StaffList } from '../lists/staff-list.ts';
import { dayFilters, momentText, unbroken } from '../records/columns.tsx';
import { apiQuery } from '../server-state/api-query.ts';
import { actorText, auditedKinds, changesLine, partNames, whatText } from './audit-words.ts';

function useActors(): Choices {
  const { data } = useQuery(
    apiQuery(['assignees'], (init) => accountApi.messages.assignees.$get({}, { init })),
  );
  return { ...partNames, ...Object.fromEntries((data?.staff ?? []).map(({ id, name }) => [id, name])) };
}

const entries: StaffList<AuditRow> = {
  id: 'audit',
  noun: 'change',
  rules: auditListRules,
  ask: (query, init) => accountApi.audit.$get({ query }, { init }),
  csv: (query, init) => accountApi['audit.csv'].$get({ query }, { init }),
  columns: [
    { id: 'at', label: 'When', sort: 'at', cell: ({ at }) => unbroken(momentText(at)) },
    { id: 'actor', label: 'Who', cell: actorText },
    { id: 'action', label: 'What', cell: whatText },
    { id: 'changes', label: 'Changes', cell: changesLine },
    {
      id: 'record',
      label: 'Record',
      cell: ({ record }) =>
        record && <a href={`${record.list}?${new URLSearchParams({ open: record.open })}`}>{record.name}</a>,
    },
  ],
  searchHint: 'Reference, name, phone or email',
  filters: [
    { name: 'actor', label: 'Who', useChoices: useActors },
    { name: 'action', label: 'What', choices: auditedKinds },
    ...dayFilters,
  ],
  empty: <p>Nothing is recorded yet.</p>,
};

export default function Audit(): ReactNode {
  return <ListPage list={entries} />;
}
