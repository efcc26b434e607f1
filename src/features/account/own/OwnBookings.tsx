import type { ReactNode } from 'react';
import { Skeleton, Trouble } from '#src/components/Waiting.tsx';
import { useList } from '../use-list.ts';
import { OwnBookingRow } from './OwnBookingRow.tsx';
import type { OwnBooking } from './own-booking.ts';

/** Every booking under the user's address, the newest first. */
export function OwnBookings(): ReactNode {
  const { items, failure, askAgain } = useList<OwnBooking>(
    '/account/bookings',
    'We could not load your bookings',
  );
  return (
    <section className="stack" aria-labelledby="bookings-title">
      <div className="own__head apart">
        <h2 id="bookings-title">Your bookings</h2>
        {items && items.length > 0 && (
          <a className="button button--small" href="/services">
            Book again
          </a>
        )}
      </div>
      {failure && <Trouble message={failure.message} askAgain={askAgain} />}
      {!items && !failure && <Skeleton />}
      {items?.length === 0 && <NoBookings />}
      {items && items.length > 0 && (
        <ul className="own-rows plain-list">
          {items.map((booking) => (
            <OwnBookingRow key={booking.id} booking={booking} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NoBookings(): ReactNode {
  return (
    <div className="empty">
      <div className="imigongo own__motif" aria-hidden="true" />
      <p>No bookings yet. Bookings made with this email address appear here, even those from before.</p>
      <p className="actions">
        <a className="button button--primary" href="/services">
          Choose a session
        </a>
        <a className="button button--quiet" href="/book-now">
          Book what is in your cart
        </a>
      </p>
    </div>
  );
}
