import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';

type Changed = Answer<{ booking: StaffBooking }>;

/** Caches the booking from a response, and invalidates all queries. */
export function showBooking(booking: StaffBooking): void {
  for (const name of [booking.reference, booking.id])
    if (queryClient.getQueryData(['booking', name])) queryClient.setQueryData(['booking', name], { booking });
  void queryClient.invalidateQueries();
}

/** Shows the outcome. Changes that move money or send email are never shown optimistically. */
export function showOutcome(
  answer: Changed,
  done: string | ((booking: StaffBooking) => string),
  onConflict: (current: StaffBooking) => void,
): void {
  if (answer.kind === 'ok') {
    const { booking } = answer.data;
    showToast({ title: typeof done === 'string' ? done : done(booking), tone: 'success' });
    showBooking(booking);
    return;
  }
  showConflict(answer, onConflict);
}

export function showConflict(answer: FailedAnswer, onConflict: (current: StaffBooking) => void): void {
  const current = currentIn<StaffBooking>(answer);
  if (current === undefined) return;
  onConflict(current);
  showBooking(current);
}
