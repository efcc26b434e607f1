import type { StaffBooking } from '#src/domain/booking/staff/staff-booking.ts';
import type { Answer } from '#src/lib/answer.ts';
import { currentIn } from '#src/lib/failure/conflict.ts';
import type { FailedAnswer } from '#src/lib/failure/failure.ts';
import { showToast } from '#src/lib/toast.ts';
import { queryClient } from '../../server-state/query-client.ts';

type Changed = Answer<{ booking: StaffBooking }>;

/** Shows a booking as the server has just answered it, and asks anew for the lists that name it. */
export function showBooking(booking: StaffBooking): void {
  for (const name of [booking.reference, booking.id])
    if (queryClient.getQueryData(['booking', name])) queryClient.setQueryData(['booking', name], { booking });
  void queryClient.invalidateQueries();
}

/** Shows what came of a change; nothing that moves money or sends an email is shown before. */
export function showOutcome(
  answer: Changed,
  done: string,
  onConflict: (current: StaffBooking) => void,
): void {
  if (answer.kind === 'ok') {
    showToast({ title: done, tone: 'success' });
    showBooking(answer.data.booking);
    return;
  }
  showConflict(answer, onConflict);
}

/** Shows the booking as someone else changed it meanwhile, if that is why the server refuses. */
export function showConflict(answer: FailedAnswer, onConflict: (current: StaffBooking) => void): void {
  const current = currentIn<StaffBooking>(answer);
  if (current === undefined) return;
  onConflict(current);
  showBooking(current);
}
