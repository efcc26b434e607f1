import type { ReactNode } from 'react';
import { paidState } from '#src/features/booking/booking-list.ts';
import { bookingStates } from '../bookings/staff-booking-words.ts';
import { Tag } from '../records/Tag.tsx';
import type { CalendarBooking } from './calendar.ts';
import { moneyText, orderText } from './calendar-words.ts';

interface DayBookingProps {
  home: string;
  booking: CalendarBooking;
  /** More of it, and what can be done with it. */
  children?: ReactNode;
}

/** A booking on its day: the way to its record, what was ordered, where, and how it stands. */
export function DayBooking({ home, booking, children }: DayBookingProps): ReactNode {
  const { reference, name, status, location } = booking;
  return (
    <li className="calendar__booking">
      <a href={`${home}/bookings?open=${reference}`}>{name}</a>
      <span className="soft">{[orderText(booking), location].filter(Boolean).join(' · ')}</span>
      <span>
        <Tag tone={status === 'confirmed' ? 'good' : undefined}>{bookingStates[status]}</Tag>{' '}
        <Tag tone={paidState(booking) === 'paid' ? 'good' : undefined}>{moneyText(booking)}</Tag>
      </span>
      {children}
    </li>
  );
}
