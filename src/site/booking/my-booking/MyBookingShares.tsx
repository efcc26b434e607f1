import type { ReactNode } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { Shares } from '#src/components/shares/Shares.tsx';
import { useWords } from '#src/lib/words/island-words.tsx';
import type { OpenBooking } from './use-my-booking.ts';

interface MyBookingSharesProps {
  booking: MyBooking;
  shares: OpenBooking['shares'];
}

/** Lets a client make links by which others pay a part; absent while there is nothing to share. */
export function MyBookingShares({ booking, shares: calls }: MyBookingSharesProps): ReactNode {
  const words = useWords('my-booking-page');
  const { reference, shares, shareable } = booking;
  if (shares.length === 0 && shareable === 0) return null;
  return (
    <section className="my-booking__change hairline stack start" aria-labelledby="shares-title">
      <h2 id="shares-title">{words.sharesHeading}</h2>
      <p>{words.sharesIntro}</p>
      <Shares name={`share_${reference}`} shares={shares} shareable={shareable} calls={calls} />
    </section>
  );
}
