import { useEffect, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { type Answer, answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenInHash } from '../booking-link.ts';
import type { Acceptance } from './MyBookingOffer.tsx';
import { type MyBookingView, noLinkView, viewOfAnswer } from './my-booking-view.ts';
import { type BookingChange, useBookingChange } from './use-booking-change.ts';

/** The booking that the page's address opens, and what its client does with it. */
export interface OpenBooking {
  view: MyBookingView;
  lookAgain: () => void;
  move: BookingChange<string>;
  cancel: BookingChange<string>;
  accept: BookingChange<Acceptance>;
}

/** Looks up the booking by the token behind the # and keeps what the last answer said. */
export function useMyBooking(): OpenBooking {
  const [view, setView] = useState<MyBookingView>({ kind: 'looking' });
  const [token, setToken] = useState('');

  function show(booking: MyBooking): void {
    setView({ kind: 'booking', booking });
  }

  async function refresh(): Promise<void> {
    const answer = await ask(token);
    if (answer.kind === 'ok') show(answer.data);
  }

  useEffect(() => {
    const read = () => {
      const found = tokenInHash(window.location.hash);
      setToken(found ?? '');
      setView(found === null ? noLinkView : { kind: 'looking' });
    };
    read();
    // Another mail's link in the same tab changes nothing but this.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  useEffect(() => {
    if (token === '' || view.kind !== 'looking') return;
    let left = false;
    void ask(token).then((answer) => {
      if (!left) setView(viewOfAnswer(answer));
    });
    return () => {
      left = true;
    };
  }, [token, view.kind]);

  const header = { authorization: `Booking ${token}` };
  return {
    view,
    lookAgain: () => setView({ kind: 'looking' }),
    move: useBookingChange({
      send: (eventDate: string) =>
        answerTo((init) => api.bookings.mine.$put({ header, json: { eventDate } }, { init })),
      show,
      refresh,
    }),
    accept: useBookingChange({
      send: (json: Acceptance) =>
        answerTo((init) => api.bookings.mine.offer.$post({ header, json }, { init })),
      // From here on it is paid like any booking.
      show: ({ reference }) => window.location.assign(`/payment-success?ref=${reference}`),
      refresh,
    }),
    cancel: useBookingChange({
      send: (refund: string) =>
        answerTo((init) => api.bookings.mine.$delete({ header, query: { refund } }, { init })),
      show,
      refresh,
    }),
  };
}

function ask(token: string): Promise<Answer<MyBooking>> {
  const header = { authorization: `Booking ${token}` };
  return answerTo((init) => api.bookings.mine.$get({ header }, { init }));
}
