import type { ReactNode } from 'react';
import {
  type Calendar,
  type CalendarBooking,
  classesOn,
  type SessionDay,
} from '#src/domain/calendar/calendar.ts';
import { formatWeekdayDate } from '#src/lib/dates/months.ts';
import { BlockDayLink } from '../availability/BlockDayLink.tsx';
import { newBookingLink } from '../booking/new/new-booking-link.ts';
import { Sheet } from '../lists/sheet/Sheet.tsx';
import { internationalPhone } from '../records/international-phone.ts';
import { SmallButton } from '../shell/SmallButton.tsx';
import { WaitingOfDay } from '../waiting-list/WaitingOfDay.tsx';
import { daySentence, kitOf, lineText } from './calendar-words.ts';
import { DayBooking, type Desk } from './DayBooking.tsx';
import { DayClasses } from './DayClasses.tsx';
import { PrintedDay } from './print/PrintedDay.tsx';
import { sendToPrinter } from './print/send-to-printer.ts';

interface DaySheetProps {
  desk: Desk;
  calendar: Calendar;
  day: SessionDay;
  onClose: () => void;
}

export function DaySheet({ desk, calendar, day, onClose }: DaySheetProps): ReactNode {
  const { day: date, bookings } = day;
  return (
    <Sheet title={formatWeekdayDate(date)} onClose={onClose}>
      <p>{daySentence(day)}</p>
      {bookings.length > 0 && (
        <section>
          <h3>Bookings</h3>
          <ul className="calendar__bookings lined plain-list">
            {bookings.map((booking) => (
              <DayBooking
                key={booking.id}
                desk={desk}
                booking={booking}
                order={booking.lines.map(lineText).join(', ')}
              >
                <Details booking={booking} kit={kitOf(calendar.assignments, booking.id)} />
              </DayBooking>
            ))}
          </ul>
        </section>
      )}
      <DayClasses home={desk.home} classes={classesOn(calendar.classes, date)} />
      <WaitingOfDay day={date} />
      <p className="actions">
        {day.left !== null && (
          <a className="button button--small button--primary" href={newBookingLink(desk.home, { day: date })}>
            New booking
          </a>
        )}
        <SmallButton onClick={() => void sendToPrinter()}>Print the day</SmallButton>
        <a className="button button--small" href={`${desk.home}/bookings?from=${date}&to=${date}`}>
          Bookings of this date
        </a>
        <BlockDayLink home={desk.home} day={day} />
      </p>
      <PrintedDay calendar={calendar} day={day} />
    </Sheet>
  );
}

function Details({ booking, kit }: { booking: CalendarBooking; kit: readonly string[] }): ReactNode {
  const { name, phone, warnings } = booking;
  return (
    <>
      {warnings.map((warning) => (
        <p className="notice notice--info" key={warning}>
          {warning}
        </p>
      ))}
      {kit.length > 0 && <span className="soft">{kit.join(', ')}</span>}
      {phone !== '' && (
        <a href={`tel:${internationalPhone(phone)}`} aria-label={`Call ${name}, ${phone}`}>
          {phone}
        </a>
      )}
    </>
  );
}
