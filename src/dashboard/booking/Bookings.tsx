import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type BookingRow, bookingListRules, paidState } from '#src/domain/booking/booking-list.ts';
import { bookingQueues, isOverdue } from '#src/domain/booking/booking-queues.ts';
import { bookingStates, paidWords, sourceWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import { formatDate, withShortMonth } from '#src/lib/dates/dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { StaffList } from '../lists/staff-list.ts';
import { ageText } from '../overview/age-text.ts';
import { queueNames } from '../overview/waiting-words.ts';
import { createdColumn, emailColumn, phoneColumn, unbroken } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';
import { BookingSheet } from './sheet/BookingSheet.tsx';

const bookings: StaffList<BookingRow> = {
  id: 'bookings',
  noun: 'booking',
  rules: bookingListRules,
  ask: (query, init) => accountApi.bookings.$get({ query }, { init }),
  csv: (query, init) => accountApi['bookings.csv'].$get({ query }, { init }),
  searchHint: 'Reference, name, phone or email',
  nameOf: ({ reference }) => reference,
  columns: [
    { id: 'name', label: 'Client', sort: 'name', cell: ({ name }) => name },
    { id: 'service', label: 'Service', cell: serviceText },
    { id: 'eventDate', label: 'Date', sort: 'eventDate', cell: dateText },
    { id: 'status', label: 'Status', cell: (booking) => <Status {...booking} /> },
    { id: 'total', label: 'Total', sort: 'total', figures: true, cell: totalText },
    { id: 'paid', label: 'Payment', cell: (booking) => <Paid {...booking} /> },
    phoneColumn(true),
    { id: 'reference', label: 'Reference', extra: true, cell: ({ reference }) => reference },
    emailColumn(true),
    createdColumn('Booked'),
    { id: 'source', label: 'Source', extra: true, cell: ({ source }) => sourceWords[source] },
  ],
  filters: [
    { name: 'status', label: 'Status', choices: bookingStates },
    { name: 'paid', label: 'Payment', choices: paidWords },
    { name: 'source', label: 'Source', choices: sourceWords },
    { name: 'waits', label: 'Needs', choices: { any: 'Anything', ...queueNames } },
    { name: 'from', label: 'Date from', day: true },
    { name: 'to', label: 'Date to', day: true },
  ],
  tabs: [
    { label: 'Waiting', choice: { sort: 'createdAt', waits: 'any' }, waits: 'bookings' },
    ...bookingQueues.map((queue) => ({
      label: queueNames[queue],
      choice: { sort: 'createdAt', waits: queue },
      waits: queue,
    })),
  ],
  above: <NewBookingButton />,
  Detail: BookingSheet,
  empty: <p>No bookings yet. New bookings appear here at once.</p>,
};

export default function Bookings(): ReactNode {
  return <ListPage list={bookings} />;
}

/** Links next to the list, so that the address is right in both dashboards. */
function NewBookingButton(): ReactNode {
  return (
    <p>
      <a className="button button--small button--primary" href="bookings/new">
        New booking
      </a>
    </p>
  );
}

function serviceText({ service, moreLines }: BookingRow): string {
  return moreLines > 0 ? `${service} and ${moreLines} more` : service;
}

function dateText({ kind, eventDate }: BookingRow): string {
  if (kind !== 'session') return '';
  return eventDate === null ? 'No date yet' : unbroken(withShortMonth(formatDate(eventDate)));
}

function totalText({ total, fixed }: BookingRow): string {
  return fixed ? formatMoney(total) : `from ${formatMoney(total)}`;
}

function Status({ kind, status, slotLost, confirmableSince }: BookingRow): ReactNode {
  if (confirmableSince !== null && isOverdue(confirmableSince, new Date()))
    return <Tag tone="bad">{`Overdue: ${ageText(confirmableSince, new Date())}`}</Tag>;
  if (slotLost) return <span className="tag">Not paid in time</span>;
  if (kind === 'fee' && status === 'pending') return <span className="tag">Fee</span>;
  return (
    <span className="tag" data-state={status}>
      {bookingStates[status]}
    </span>
  );
}

function Paid(booking: BookingRow): ReactNode {
  const state = paidState(booking);
  return (
    <span className="tag" data-state={state === 'paid' ? 'successful' : undefined}>
      {paidWords[state]}
    </span>
  );
}
