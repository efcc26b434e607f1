import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { OwnBookingRow } from './OwnBookingRow.tsx';
import { OwnList } from './OwnList.tsx';

const askBookings = () => answerTo((init) => accountApi.account.bookings.$get({}, { init }));

export function OwnBookings(): ReactNode {
  return (
    <OwnList
      id="bookings"
      heading="Your bookings"
      ask={askBookings}
      fallback="We could not load your bookings"
      empty={<NoBookings />}
      action={
        <a className="button button--small" href="/services">
          Book again
        </a>
      }
      row={(booking) => <OwnBookingRow key={booking.id} booking={booking} />}
    />
  );
}

function NoBookings(): ReactNode {
  return (
    <div className="empty">
      <div className="imigongo own__motif" aria-hidden="true" />
      <p>
        No bookings yet. Bookings made with this email address appear here, even those made before you had an
        account.
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
