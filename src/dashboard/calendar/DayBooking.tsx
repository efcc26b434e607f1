import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { paidState } from '#src/domain/booking/booking-list.ts';
import type { DatedSessionTime } from '#src/domain/booking/day/session-time.ts';
import { bookingStates } from '#src/domain/booking/staff/staff-booking-words.ts';
import type { CalendarBooking } from '#src/domain/calendar/calendar.ts';
import { Tag } from '../records/Tag.tsx';
import { hoursOrWholeDay, moneyText, orderText, peopleText } from './calendar-words.ts';

/** Links and acts of every booking in the calendar. */
export interface Desk {
  /** Address of the dashboard. */
  home: string;
  /** Asks for the new day and hour; `to` if they are already chosen. */
  onMove: (booking: CalendarBooking, to?: DatedSessionTime) => void;
}

interface DayBookingProps {
  desk: Desk;
  booking: CalendarBooking;
  /** Overrides the default text, which is the first line only. */
  order?: string;
  children?: ReactNode;
}

export function DayBooking({
  desk,
  booking,
  order = orderText(booking),
  children,
}: DayBookingProps): ReactNode {
  const { reference, name, status, location, people } = booking;
  const button = useRef<HTMLButtonElement>(null);
  // When a moved booking unmounts its focused button, the calendar title takes the focus.
  useLayoutEffect(() => {
    const focused = button.current;
    return () => {
      if (focused === document.activeElement) document.getElementById('calendar-title')?.focus();
    };
  }, []);
  return (
    <li className="calendar__booking" data-booking={booking.id} draggable>
      <span className="calendar__when">
        <strong>{hoursOrWholeDay(booking)}</strong> <span className="soft">{peopleText(people)}</span>
      </span>
      <a href={`${desk.home}/bookings?open=${reference}`} draggable={false}>
        {name}
      </a>
      <span className="soft">{[order, location].filter(Boolean).join(', ')}</span>
      <span>
        <Tag tone={status === 'confirmed' ? 'good' : undefined}>{bookingStates[status]}</Tag>{' '}
        <Tag tone={paidState(booking) === 'paid' ? 'good' : undefined}>{moneyText(booking)}</Tag>
      </span>
      {children}
      <button
        className="calendar__move button button--small"
        ref={button}
        type="button"
        onClick={() => desk.onMove(booking)}
      >
        Move <span className="visually-hidden">the booking of {name}</span>
      </button>
    </li>
  );
}
