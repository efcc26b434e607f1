import { lazy, type ReactNode, useEffect } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { type BookingRow, bookingListRules, paidState } from '#src/domain/booking/booking-list.ts';
import { type BookingQueue, bookingQueues, isOverdue } from '#src/domain/booking/booking-queues.ts';
import {
  bookingStates,
  paidFilterWords,
  paidWords,
  sourceWords,
} from '#src/domain/booking/staff/staff-booking-words.ts';
import { formatDate, todayInKigali, withShortMonth } from '#src/lib/dates/dates.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';
import { formatMoney } from '#src/lib/money.ts';
import { ListPage } from '../lists/ListPage.tsx';
import type { ListTab, StaffList } from '../lists/staff-list.ts';
import { ageText } from '../overview/age-text.ts';
import { queueNames } from '../overview/waiting-words.ts';
import { createdColumn, emailColumn, phoneColumn } from '../records/columns.tsx';
import { Tag } from '../records/Tag.tsx';

const loadSheet = () => import('./sheet/BookingSheet.tsx');

/** Chunk of its own: the sheet is most of the page’s code, and loads right after the rows. */
const BookingSheet = lazy(async () => ({ default: (await loadSheet()).BookingSheet }));

const bookings: StaffList<BookingRow> = {
  id: 'bookings',
  noun: 'booking',
  rules: bookingListRules,
  ask: (query, init) => accountApi.bookings.$get({ query }, { init }),
  csv: (query, init) => accountApi['bookings.csv'].$get({ query }, { init }),
  searchHint: 'Reference, name, phone or email',
  nameOf: ({ reference }) => reference,
  columns: [
    {
      id: 'name',
      label: 'Client',
      sort: 'name',
      cell: ({ name }) => name,
      aside: ({ reference }) => <span className="soft small">{reference}</span>,
    },
    { id: 'service', label: 'Service', role: 'secondary', cell: serviceText },
    { id: 'eventDate', label: 'Session', sort: 'eventDate', role: 'secondary', whole: true, cell: dateText },
    { id: 'status', label: 'Status', role: 'badge', cell: (booking) => <Status {...booking} /> },
    {
      id: 'total',
      label: 'Money',
      sort: 'total',
      role: 'figure',
      cell: totalText,
      aside: (booking) => <Paid {...booking} />,
    },
    phoneColumn(true),
    emailColumn(true),
    createdColumn('Booked', true),
    { id: 'source', label: 'Source', extra: true, cell: ({ source }) => sourceWords[source] },
  ],
  filters: [
    { name: 'status', label: 'Status', choices: bookingStates },
    { name: 'paid', label: 'Payment', choices: paidFilterWords },
    { name: 'when', label: 'Sessions', choices: { today: 'Today', week: 'This week' } },
    { name: 'assigned', label: 'Assigned to', choices: { me: 'Me' } },
    { name: 'waits', label: 'Needs', choices: { any: 'Anything', ...queueNames } },
    { name: 'source', label: 'Source', choices: sourceWords },
    { name: 'from', label: 'Date from', day: true },
    { name: 'to', label: 'Date to', day: true },
  ],
  tabs: [
    queueTab('confirmation'),
    { label: 'Today', choice: { sort: 'eventDate', when: 'today' } },
    { label: 'This week', choice: { sort: 'eventDate', when: 'week' } },
    { label: 'Unpaid', choice: { sort: 'eventDate', paid: 'due' } },
    { label: 'Mine', choice: { sort: '-eventDate', assigned: 'me' } },
  ],
  tabMenu: {
    label: 'Needs',
    waits: 'bookings',
    tabs: [
      { label: 'Anything', choice: { sort: 'createdAt', waits: 'any' }, waits: 'bookings' },
      ...bookingQueues.filter((queue) => queue !== 'confirmation').map(queueTab),
    ],
  },
  actions: <NewBookingButton />,
  Detail: BookingSheet,
  empty: <p>No bookings yet. New bookings appear here at once.</p>,
};

export default function Bookings(): ReactNode {
  useEffect(() => {
    // A failure is shown when a booking is opened, which loads the sheet again.
    afterPaint()
      .then(loadSheet)
      .catch(() => undefined);
  }, []);
  return <ListPage list={bookings} />;
}

function queueTab(queue: BookingQueue): ListTab {
  return { label: queueNames[queue], choice: { sort: 'createdAt', waits: queue }, waits: queue };
}

/** Links next to the list, so that the address is right in both dashboards. */
function NewBookingButton(): ReactNode {
  return (
    <p className="actions">
      <a className="button button--small button--primary" href="bookings/new">
        New booking
      </a>
    </p>
  );
}

function serviceText({ service, moreLines }: BookingRow): string {
  return moreLines > 0 ? `${service} and ${moreLines} more` : service;
}

/** Names the day, without this year, and the start; the open record has all of it. */
function dateText({ kind, eventDate, startTime }: BookingRow): string {
  if (kind !== 'session') return '';
  if (eventDate === null) return 'No date yet';
  const year = todayInKigali(new Date()).slice(0, 4);
  const day = withShortMonth(formatDate(eventDate)).replace(` ${year}`, '');
  return startTime === null ? day : `${day}, ${startTime}`;
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
