import { formatMoment, withShortMonth } from '#src/lib/dates/dates.ts';
import type { Column } from '../lists/staff-list.ts';

export const momentText = (instant: string) => withShortMonth(formatMoment(new Date(instant)));

export function createdColumn<T extends { createdAt: string }>(label: string, extra = false): Column<T> {
  return {
    id: 'createdAt',
    label,
    extra,
    sort: 'createdAt',
    whole: true,
    cell: ({ createdAt }) => momentText(createdAt),
  };
}

export function emailColumn<T extends { email: string }>(extra = false): Column<T> {
  return {
    id: 'email',
    label: 'Email',
    extra,
    cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
  };
}

export function phoneColumn<T extends { phone: string }>(extra = false): Column<T> {
  return {
    id: 'phone',
    label: 'Phone',
    extra,
    whole: true,
    cell: ({ phone }) => phone && <a href={`tel:${phone}`}>{phone}</a>,
  };
}

export const dayFilters = [
  { name: 'from', label: 'From', day: true },
  { name: 'to', label: 'To', day: true },
] as const;
