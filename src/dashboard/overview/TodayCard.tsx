import type { ReactNode } from 'react';
import { paidState } from '#src/domain/booking/booking-list.ts';
import { bookingStates, paidWords } from '#src/domain/booking/staff/staff-booking-words.ts';
import { bookingSubject } from '#src/domain/conversation/conversation-words.ts';
import type { TodayBooking } from '#src/domain/overview/overview.ts';
import { lateStartSentence } from '#src/lib/dates/umuganda.ts';
import { WhatsAppButton } from '../conversation/WhatsAppButton.tsx';
import { internationalPhone } from '../records/international-phone.ts';
import { Card } from './Card.tsx';

interface TodayCardProps {
  home: string;
  /** `YYYY-MM-DD` in Kigali. */
  today: string;
  bookings: readonly TodayBooking[];
}

export function TodayCard({ home, today, bookings }: TodayCardProps): ReactNode {
  const later = lateStartSentence(today);
  return (
    <Card title="Today" href={`${home}/bookings?from=${today}&to=${today}`} link="See today’s sessions">
      {later && <p>{later}</p>}
      {bookings.length === 0 && <p>No sessions today.</p>}
      {bookings.length > 0 && (
        <ul className="card__list rows plain-list">
          {bookings.map((booking) => (
            <Coming key={booking.id} home={home} booking={booking} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Coming({ home, booking }: { home: string; booking: TodayBooking }): ReactNode {
  const { id, reference, name, phone, location, status, lines } = booking;
  const dialled = internationalPhone(phone);
  const what = lines.map(({ label, quantity }) => (quantity > 1 ? `${quantity} × ${label}` : label));
  return (
    <li>
      <span>
        <a href={`${home}/bookings?open=${reference}`}>{name}</a>{' '}
        <span className="soft">
          {[
            ...what,
            location,
            bookingStates[status].toLowerCase(),
            paidWords[paidState(booking)].toLowerCase(),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <span className="actions">
        <a className="button button--small" href={`tel:${dialled}`} aria-label={`Call ${name}`}>
          Call
        </a>
        <WhatsAppButton to={{ kind: 'booking', id, name, phone, subject: bookingSubject(reference) }} />
        {location !== '' && (
          <a
            className="button button--small"
            href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: location })}`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Route to ${location}`}
          >
            Route
          </a>
        )}
      </span>
    </li>
  );
}
