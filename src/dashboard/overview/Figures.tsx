import type { ReactNode } from 'react';
import type { Overview } from '#src/domain/overview/overview.ts';
import { lastDayOf } from '#src/lib/dates/months.ts';
import { formatMoney, groupThousands } from '#src/lib/money.ts';

export function paymentsOf(month: string): string {
  return `/payments?status=successful&settledFrom=${month}-01&settledTo=${lastDayOf(month)}`;
}

export function Figures({ home, overview }: { home: string; overview: Overview }): ReactNode {
  const { customers, bookings, galleryItems, income } = overview;
  const month = income.at(-1);
  const figures = [
    { label: 'Customers', value: groupThousands(customers), href: `${home}/clients?group=booked` },
    { label: 'Bookings', value: groupThousands(bookings), href: `${home}/bookings` },
    {
      label: 'Revenue (mo)',
      value: formatMoney(month?.amount ?? 0),
      href: home + (month === undefined ? '/payments' : paymentsOf(month.month)),
    },
    { label: 'Gallery Items', value: groupThousands(galleryItems), href: `${home}/gallery` },
  ];
  return (
    <ul className="figures plain-list">
      {figures.map(({ label, value, href }) => (
        <li key={label}>
          <a href={href}>
            <span className="soft small">{label}</span>
            <strong className="figures__value">{value}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
