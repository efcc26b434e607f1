import './payments.css';
import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type PaymentRow, paymentListRules, paymentStateNames } from '#src/domain/payment/payment-list.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { clientAddress } from '../records/ClientLink.tsx';
import { createdColumn, momentText, phoneColumn } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';
import { PaymentSums } from './PaymentSums.tsx';
import { paymentStates } from './payment-states.ts';

const payments: StaffList<PaymentRow> = {
  id: 'payments',
  noun: 'payment',
  rules: paymentListRules,
  ask: (query, init) => accountApi.payments.$get({ query }, { init }),
  csv: (query, init) => accountApi['payments.csv'].$get({ query }, { init }),
  searchHint: 'Reference, name, phone or email',
  above: <PaymentSums />,
  columns: [
    {
      id: 'booking',
      label: 'Booking',
      whole: true,
      cell: ({ booking }) => <a href={`bookings?open=${booking}`}>{booking}</a>,
    },
    {
      id: 'name',
      label: 'Client',
      role: 'secondary',
      cell: ({ name, clientId }) => (clientId === null ? name : <a href={clientAddress(clientId)}>{name}</a>),
    },
    {
      id: 'amount',
      label: 'Amount',
      sort: 'amount',
      role: 'figure',
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      id: 'fee',
      label: 'Fee',
      figures: true,
      cell: ({ fee }) => fee !== null && formatMoney(fee),
    },
    {
      id: 'status',
      label: 'Status',
      role: 'badge',
      cell: ({ status }) => <Tag tone={paymentStates[status].tone}>{paymentStates[status].name}</Tag>,
    },
    { id: 'failure', label: 'Reason', role: 'secondary', cell: ({ failure }) => failure },
    phoneColumn(true),
    createdColumn('Requested'),
    {
      id: 'settledAt',
      label: 'Settled',
      extra: true,
      whole: true,
      cell: ({ settledAt }) => settledAt && momentText(settledAt),
    },
    { id: 'attempt', label: 'Attempt', figures: true, extra: true, cell: ({ attempt }) => attempt },
    {
      id: 'transactionRef',
      label: 'Paypack reference',
      extra: true,
      cell: ({ transactionRef }) => transactionRef,
    },
  ],
  filters: [
    {
      name: 'status',
      label: 'Status',
      choices: paymentStateNames,
    },
    { name: 'waits', label: 'Needs', choices: { 'follow-up': 'Follow-up' } },
    { name: 'from', label: 'Requested from', day: true },
    { name: 'to', label: 'Requested to', day: true },
    { name: 'settledFrom', label: 'Settled from', day: true },
    { name: 'settledTo', label: 'Settled to', day: true },
  ],
  tabs: [
    { label: 'To follow up', choice: { waits: 'follow-up' }, waits: 'failedPayments' },
    { label: 'Requested', choice: { status: 'pending' } },
    { label: 'Paid', choice: { status: 'successful' } },
    { label: 'Failed', choice: { status: 'failed' } },
  ],
  empty: <p>No payments yet. Every mobile money request appears here, with its outcome.</p>,
};

export default function Payments(): ReactNode {
  return <ListPage list={payments} />;
}
