import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import {
  type DiscountRow,
  discountListRules,
  discountStateNames,
} from '#src/domain/discount/discount-list.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { createdColumn, emailColumn, momentText } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';
import { DiscountSums } from './DiscountSums.tsx';

const codes: StaffList<DiscountRow> = {
  id: 'discounts',
  noun: 'code',
  rules: discountListRules,
  ask: (query, init) => accountApi.discounts.$get({ query }, { init }),
  csv: (query, init) => accountApi['discounts.csv'].$get({ query }, { init }),
  searchHint: 'Code or email',
  above: <DiscountSums />,
  columns: [
    { id: 'code', label: 'Code', whole: true, cell: ({ code }) => code },
    {
      id: 'state',
      label: 'Status',
      role: 'badge',
      cell: ({ state, cancelled }) =>
        cancelled ? (
          <Tag tone="bad">Used, booking cancelled</Tag>
        ) : (
          <Tag tone={state === 'used' ? 'good' : undefined}>{discountStateNames[state]}</Tag>
        ),
    },
    { ...emailColumn<DiscountRow>(), role: 'secondary' },
    {
      id: 'booking',
      label: 'Booking',
      role: 'secondary',
      whole: true,
      cell: ({ booking }) => booking && <a href={`bookings?open=${booking}`}>{booking}</a>,
    },
    {
      id: 'worth',
      label: 'Worth',
      role: 'figure',
      cell: ({ worth, booking, cancelled }) => {
        if (worth !== null) return formatMoney(worth);
        return booking !== null && !cancelled && 'In the agreed price';
      },
    },
    createdColumn('Given'),
    {
      id: 'expiresAt',
      label: 'Expires',
      sort: 'expiresAt',
      extra: true,
      whole: true,
      cell: ({ expiresAt }) => momentText(expiresAt),
    },
    { id: 'percent', label: 'Percent', figures: true, extra: true, cell: ({ percent }) => `${percent}%` },
  ],
  filters: [
    { name: 'state', label: 'Status', choices: discountStateNames },
    { name: 'from', label: 'Given from', day: true },
    { name: 'to', label: 'Given to', day: true },
  ],
  tabs: [
    { label: discountStateNames.open, choice: { state: 'open' } },
    { label: discountStateNames.used, choice: { state: 'used' } },
    { label: discountStateNames.expired, choice: { state: 'expired' } },
  ],
  empty: <p>No codes yet. Everyone who confirms a subscription gets one.</p>,
};

export default function DiscountCodes(): ReactNode {
  return <ListPage list={codes} />;
}
