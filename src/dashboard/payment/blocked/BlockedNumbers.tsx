import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type BlockedNumber, blockedNumberRules } from '#src/domain/payment/blocked/blocked-number.ts';
import { ListPage } from '../../lists/ListPage.tsx';
import type { StaffList } from '../../lists/staff-list.ts';
import { createdColumn } from '../../records/columns.tsx';
import { recordSheet } from '../../records/record-sheet.tsx';
import { BlockedNumberBody } from './BlockedNumberBody.tsx';
import { BlockNumber } from './BlockNumber.tsx';

const blockedNumbers: StaffList<BlockedNumber> = {
  id: 'blocked-numbers',
  noun: 'number',
  rules: blockedNumberRules,
  ask: (query, init) => accountApi['blocked-numbers'].$get({ query }, { init }),
  csv: (query, init) => accountApi['blocked-numbers.csv'].$get({ query }, { init }),
  searchHint: 'Phone or reason',
  columns: [
    { id: 'phone', label: 'Phone', cell: ({ phone }) => phone },
    { id: 'reason', label: 'Reason', role: 'secondary', cell: ({ reason }) => reason },
    createdColumn('Blocked'),
  ],
  filters: [],
  above: <BlockNumber />,
  empty: <p>No blocked numbers. Block a number at its owner’s request. It then gets no payment requests.</p>,
  Detail: recordSheet(({ phone }) => phone, BlockedNumberBody),
};

export default function BlockedNumbers(): ReactNode {
  return <ListPage list={blockedNumbers} />;
}
