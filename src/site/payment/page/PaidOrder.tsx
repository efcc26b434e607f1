import type { ReactNode } from 'react';
import { sessionTimeText } from '#src/domain/booking/day/session-words.ts';
import { useWords } from '#src/lib/words/island-words.tsx';
import { type PaidPictures, pictureOf } from './paid-pictures.ts';
import type { PaidBooking } from './use-paid-booking.ts';

export function PaidOrder({ paid, pictures }: { paid: PaidBooking; pictures: PaidPictures }): ReactNode {
  const sessionWords = useWords('session');
  const { order, eventDate, skus } = paid.booking;
  // Two lines may have equal labels, so the key contains the position.
  const rows = order.lines.map(({ label }, position) => ({ label, key: `${position}:${label}` }));
  const picture = pictureOf(pictures, skus);
  return (
    <div className="payment__order">
      {picture && <img src={picture} alt="" width="320" height="240" />}
      <div>
        <ul className="plain-list">
          {rows.map(({ key, label }) => (
            <li key={key}>{label}</li>
          ))}
        </ul>
        {eventDate && <p className="soft">{sessionTimeText(sessionWords, paid.booking)}</p>}
      </div>
    </div>
  );
}
