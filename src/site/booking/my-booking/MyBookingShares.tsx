import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { Shares } from '#src/components/shares/Shares.tsx';
import { shareWords } from '#src/domain/booking/share/share-words.ts';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingSharesProps {
  booking: MyBooking;
  shares: OpenBooking['shares'];
}

/** Lets a client make links by which others pay a part; absent while there is nothing to share. */
export function MyBookingShares({ booking, shares: calls }: MyBookingSharesProps): ReactNode {
  const { reference, shares, shareable } = booking;
  if (shares.length === 0 && shareable === 0) return null;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="shares-title">
      <h2 id="shares-title">{shareWords.heading}</h2>
      <p>{shareWords.intro}</p>
      <Shares name={`share_${reference}`} shares={shares} shareable={shareable} calls={calls} />
    </section>
  );
}
