import type { ReactNode } from 'react';
import { accountApi } from '#src/components/account/session/account-api.ts';
import { answerTo } from '#src/lib/answer.ts';
import { useLanguage, useWords } from '#src/lib/words/island-words.tsx';
import { hrefIn } from '#src/lib/words/pages.ts';
import { OwnBookingRow } from './OwnBookingRow.tsx';
import { OwnList } from './OwnList.tsx';

const askBookings = () => answerTo((init) => accountApi.account.bookings.$get({}, { init }));

export function OwnBookings(): ReactNode {
  const words = useWords('own-records');
  const language = useLanguage();
  return (
    <OwnList
      id="bookings"
      heading={words.bookings}
      ask={askBookings}
      fallback={words.bookingsNotLoaded}
      empty={<NoBookings />}
      action={
        <a className="button button--small" href={hrefIn(language, '/services')}>
          {words.bookAgain}
        </a>
      }
      row={(booking) => <OwnBookingRow key={booking.id} booking={booking} />}
    />
  );
}

function NoBookings(): ReactNode {
  const words = useWords('own-records');
  const language = useLanguage();
  return (
    <div className="empty">
      <div className="imigongo own__motif" aria-hidden="true" />
      <p>{words.noBookings}</p>
      <p className="actions">
        <a className="button button--primary" href={hrefIn(language, '/services')}>
          {words.chooseSession}
        </a>
        <a className="button button--quiet" href={hrefIn(language, '/book-now')}>
          {words.bookCart}
        </a>
      </p>
    </div>
  );
}
