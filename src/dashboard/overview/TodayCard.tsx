import type { ReactNode } from 'react';
import { en as availability } from '#src/domain/availability/words/en.ts';
import { lateStartSentence } from '#src/domain/booking/day/day-words.ts';
import type { TodayBooking } from '#src/domain/overview/overview.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { speak } from '#src/lib/words/messages.ts';
import { WhatsAppButton } from '../conversation/WhatsAppButton.tsx';
import { internationalPhone } from '../records/international-phone.ts';
import { Tag } from '../records/Tag.tsx';
import { Card } from './Card.tsx';
import { orderText, owedText, peopleText, todayTimeText } from './today-words.ts';

const dayWords = speak('en', availability);

interface TodayCardProps {
  home: string;
  /** `YYYY-MM-DD` in Kigali. */
  today: string;
  bookings: readonly TodayBooking[];
}

export function TodayCard({ home, today, bookings }: TodayCardProps): ReactNode {
  const later = lateStartSentence(dayWords, today);
  return (
    <Card
      title="Today"
      href={`${home}/bookings?when=today`}
      link="See today’s sessions"
      className="card--tall"
    >
      {later && <p>{later}</p>}
      <ol className="today rows plain-list">
        {bookings.map((booking) => (
          <Session key={booking.id} home={home} today={today} booking={booking} />
        ))}
      </ol>
    </Card>
  );
}

interface SessionProps {
  home: string;
  today: string;
  booking: TodayBooking;
}

function Session({ home, today, booking }: SessionProps): ReactNode {
  const { bookingSubject } = useWords('conversation');
  const { id, reference, name, phone, location, status, people } = booking;
  return (
    <li>
      <span className="today__time">{todayTimeText(booking, today)}</span>
      <span className="today__what">
        <span>
          <a href={`${home}/bookings?open=${reference}`}>{name}</a>
          {status === 'pending' && (
            <>
              {' '}
              <Tag>Not confirmed</Tag>
            </>
          )}
        </span>
        <span className="soft small">{orderText(booking)}</span>
        <span className="today__facts small">
          <span className={people.length === 0 ? 'overdue' : undefined}>{peopleText(people)}</span>
          <span className="money">{owedText(booking)}</span>
        </span>
      </span>
      {(phone !== '' || location !== '') && (
        <span className="today__acts actions">
          {phone !== '' && (
            <>
              <a
                className="button button--small"
                href={`tel:${internationalPhone(phone)}`}
                aria-label={`Call ${name}`}
              >
                Call
              </a>
              <WhatsAppButton
                to={{ kind: 'booking', id, name, phone, subject: bookingSubject({ reference }) }}
              />
            </>
          )}
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
      )}
    </li>
  );
}
