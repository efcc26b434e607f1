import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { hoursText } from '#src/domain/booking/day/session-words.ts';
import { en as session } from '#src/domain/booking/day/words/en.ts';
import { bookingStates } from '#src/domain/booking/staff/staff-booking-words.ts';
import {
  type Calendar,
  type CalendarBooking,
  classesOn,
  type SessionDay,
} from '#src/domain/calendar/calendar.ts';
import { site } from '#src/domain/studio/site.ts';
import { formatMoment } from '#src/lib/dates/dates.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { speak } from '#src/lib/words/messages.ts';
import { Heads } from '../../records/Heads.tsx';
import { classHours, classText, daySentence, kitOf, lineText, moneyText } from '../calendar-words.ts';
import { printedWarning, printSize } from './print-day.ts';

const sessionWords = speak('en', session);

/** Renders a day for print, outside the page, which print styles hide. */
export function PrintedDay({ calendar, day }: { calendar: Calendar; day: SessionDay }): ReactNode {
  const size = printSize(day);
  const classes = classesOn(calendar.classes, day.day);
  return createPortal(
    <div className="print-day" data-size={size} hidden>
      <h1>{formatWeekdayDate(day.day)}</h1>
      <p>
        {site.name}. {daySentence(day)} Printed on {formatMoment(new Date())}.
        {size === 'pages' && ' Continues on the next page.'}
      </p>
      {day.bookings.length > 0 && (
        <table>
          <thead>
            <tr>
              <Heads names={['Time', 'Client', 'Who and what', 'Location', 'Booked', 'Money']} />
            </tr>
          </thead>
          {day.bookings.map((booking) => (
            <PrintedBooking
              key={booking.id}
              booking={booking}
              kit={kitOf(calendar.assignments, booking.id)}
            />
          ))}
        </table>
      )}
      {classes.length > 0 && (
        <ul>
          {classes.map((one) => (
            <li key={one.id}>
              {classHours(one)}: {one.name}, {classText(one)}
            </li>
          ))}
        </ul>
      )}
    </div>,
    document.body,
  );
}

/** Leaves room to write the hour and the people that are not set yet. */
function PrintedBooking({ booking, kit }: { booking: CalendarBooking; kit: readonly string[] }): ReactNode {
  const { name, phone, reference, status, location, lines, people, warnings } = booking;
  return (
    <tbody>
      <tr>
        <td className="print-day__time">
          <strong>{hoursText(sessionWords, booking)}</strong>
        </td>
        <td>
          <strong>{name}</strong>
          <br />
          {phone}
          <br />
          {reference}
        </td>
        <td>
          {people.join(', ')}
          {kit.length > 0 && (
            <>
              {people.length > 0 && <br />}
              {kit.join(', ')}
            </>
          )}
        </td>
        <td>{location}</td>
        <td>{lines.map(lineText).join('; ')}</td>
        <td>
          <strong>{moneyText(booking)}</strong>
          <br />
          {bookingStates[status]}
        </td>
      </tr>
      {warnings.map((warning) => (
        <tr key={warning}>
          <td />
          <td colSpan={5}>
            <strong>! {printedWarning(warning)}</strong>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
