import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { differenceRules, type PaymentDifference } from '#src/domain/payment/differences/difference.ts';
import { differenceNames, differenceText } from '#src/domain/payment/differences/difference-words.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import type { StaffList } from '../../lists/staff-list.ts';
import { createdColumn } from '../../records/columns.tsx';
import { recordSheet } from '../../records/record-sheet.tsx';
import { Tag } from '../../records/Tag.tsx';
import { DifferenceBody } from './DifferenceBody.tsx';

const differences: StaffList<PaymentDifference> = {
  id: 'payment-differences',
  noun: 'difference',
  rules: differenceRules,
  ask: (query, init) => accountApi['payment-differences'].$get({ query }, { init }),
  csv: (query, init) => accountApi['payment-differences.csv'].$get({ query }, { init }),
  searchHint: 'Reference or note',
  columns: [
    { id: 'kind', label: 'Difference', cell: ({ kind }) => differenceNames[kind] },
    { id: 'text', label: 'Details', role: 'secondary', cell: differenceText },
    { id: 'booking', label: 'Booking', whole: true, cell: ({ booking }) => booking },
    {
      id: 'settledAt',
      label: 'Status',
      role: 'badge',
      cell: ({ settledAt }) =>
        settledAt === null ? <Tag tone="bad">Open</Tag> : <Tag tone="good">Dealt with</Tag>,
    },
    createdColumn('Found'),
    {
      id: 'transactionRef',
      label: 'Reference',
      extra: true,
      cell: ({ transactionRef }) => transactionRef,
    },
    { id: 'phone', label: 'Phone', extra: true, cell: ({ phone }) => phone },
    { id: 'note', label: 'Note', extra: true, cell: ({ note }) => note },
  ],
  filters: [
    { name: 'state', label: 'Status', choices: { open: 'Open', settled: 'Dealt with' } },
    { name: 'kind', label: 'Difference', choices: differenceNames },
  ],
  tabs: [
    { label: 'Open', choice: { state: 'open' } },
    { label: 'Dealt with', choice: { state: 'settled' } },
  ],
  empty: (
    <p>
      No differences. Every night the last three days are compared with Paypack, and the ledger is checked.
    </p>
  ),
  Detail: recordSheet(({ kind }) => differenceNames[kind], DifferenceBody),
};

export default function Differences(): ReactNode {
  return <ListPage list={differences} />;
}
