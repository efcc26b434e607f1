import { useEffect, useState } from 'react';
import type { MyBooking } from '#netlify/core/booking/my-booking/my-booking.ts';
import { answerTo } from '#src/lib/answer.ts';
import { api } from '#src/lib/api.ts';
import { tokenOf } from '#src/lib/booking-token.ts';
import { keepKey, keyInAddress } from '#src/lib/key-in-address.ts';

export interface PaidBooking {
  booking: MyBooking;
  address: string;
}

/**
 * Opens the booking just paid in this browser: exchanges the idempotency key in the fragment for the
 * booking key, which the tab keeps. Undefined on failure; our email links to the booking too.
 */
export function usePaidBooking(): PaidBooking | undefined {
  const [paid, setPaid] = useState<PaidBooking>();
  useEffect(() => {
    let left = false;
    void openPaid(keyInAddress()).then((found) => {
      if (!left) setPaid(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return paid;
}

async function openPaid(brought: string): Promise<PaidBooking | undefined> {
  const key = tokenOf(brought) ?? (await exchange(brought));
  if (key === undefined) return undefined;
  keepKey(key);
  const header = { authorization: `Booking ${key}` };
  const answer = await answerTo((init) => api.bookings.mine.$get({ header }, { init }));
  return answer.kind === 'ok' ? { booking: answer.data, address: `/booking#${key}` } : undefined;
}

async function exchange(sentUnder: string): Promise<string | undefined> {
  if (sentUnder === '') return undefined;
  const header = { 'idempotency-key': sentUnder };
  const answer = await answerTo((init) => api.bookings.mine.key.$post({ header }, { init }));
  return answer.kind === 'ok' ? answer.data.key : undefined;
}
