import type { ReactNode } from 'react';
import { LoadState } from '#src/components/LoadState.tsx';
import { answerTo } from '#src/lib/answer.ts';
import { accountApi } from '../account-api.ts';
import { useList } from '../use-list.ts';
import { OwnBookingRow } from './OwnBookingRow.tsx';

const askBookings = () => answerTo((init) => accountApi.account.bookings.$get({}, { init }));

/** Every booking under the user's address, the newest first. */
export function OwnBookings(): ReactNode {
  const { items, loading } = useList(askBookings, 'Your bookings could not be loaded');
  return (
    <section className="stack" aria-labelledby="bookings-title">
      <div className="own__head">
        <h2 id="bookings-title">Your bookings</h2>
        {items && items.length > 0 && (
          <a className="button button--small" href="/services">
            Book again
          </a>
        )}
      </div>
      <LoadState {...loading} loaded={items !== undefined} />
      {items?.length === 0 && <NoBookings />}
      {items && items.length > 0 && (
        <ul className="own-rows">
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
      <p>
        Nothing booked yet. Bookings that you make with this e-mail address appear here, also those from
        before.
      </p>
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
