import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type AuditRow, auditListRules } from '#src/domain/audit/audit-list.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { Choices, StaffList } from '../lists/staff-list.ts';
import { useStaffNames } from '../records/assignees.ts';
import { dayFilters, momentText } from '../records/columns.tsx';
import { recordSheet } from '../records/record-sheet.tsx';
import { AuditBody, RecordLink } from './AuditBody.tsx';
import { actorText, auditedKinds, changesLine, partNames, whatText } from './audit-words.ts';

function useActors(): Choices {
  return { ...partNames, ...useStaffNames() };
}

const entries: StaffList<AuditRow> = {
  id: 'audit',
  noun: 'change',
  rules: auditListRules,
  ask: (query, init) => accountApi.audit.$get({ query }, { init }),
  csv: (query, init) => accountApi['audit.csv'].$get({ query }, { init }),
  columns: [
    { id: 'at', label: 'When', sort: 'at', whole: true, cell: ({ at }) => momentText(at) },
    { id: 'actor', label: 'Who', role: 'secondary', cell: actorText },
    { id: 'action', label: 'What', role: 'secondary', cell: whatText },
    { id: 'changes', label: 'Changes', cell: changesLine },
    {
      id: 'record',
      label: 'Record',
      role: 'secondary',
      cell: ({ record }) => record && <RecordLink {...record} />,
    },
  ],
  searchHint: 'Reference, name, phone or email',
  filters: [
    { name: 'actor', label: 'Who', useChoices: useActors },
    { name: 'action', label: 'What', choices: auditedKinds },
    ...dayFilters,
  ],
  tabs: [
    { label: 'Bookings', choice: { action: 'booking' } },
    { label: 'Payments', choice: { action: 'payment' } },
    { label: 'Logins', choice: { action: 'account' } },
  ],
  Detail: recordSheet(whatText, AuditBody),
  empty: <p>Nothing is recorded yet.</p>,
};

export default function Audit(): ReactNode {
  return <ListPage list={entries} />;
}
