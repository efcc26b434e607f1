import type { ReactNode } from 'react';
import { accountApi } from '#src/features/account/account-api.ts';
import { type AuditRow, auditListRules } from '#src/features/staff/audit/audit-list.ts';
import { ListPage } from '../list/ListPage.tsx';
import type { StaffList } from '../list/staff-list.ts';
import { dayFilters, momentText } from '../records/columns.tsx';
import { actorText, changesLine, whatText } from './audit-words.ts';

const entries: StaffList<AuditRow> = {
  id: 'audit',
  noun: 'change',
  rules: auditListRules,
  ask: (query, init) => accountApi.audit.$get({ query }, { init }),
  csv: (query, init) => accountApi['audit.csv'].$get({ query }, { init }),
  columns: [
    { id: 'at', label: 'When', sort: 'at', cell: ({ at }) => momentText(at) },
    { id: 'actor', label: 'Who', cell: actorText },
    { id: 'action', label: 'What', cell: whatText },
    { id: 'changes', label: 'Changes', cell: changesLine },
    {
      id: 'subjectId',
      label: 'Record',
      extra: true,
      cell: ({ subjectId, subjectName }) => subjectName ?? subjectId,
    },
  ],
  filters: [...dayFilters],
  empty: <p>Nothing has happened yet.</p>,
};

/** The island of a dashboard's /audit. */
export default function Audit(): ReactNode {
  return <ListPage list={entries} />;
}
