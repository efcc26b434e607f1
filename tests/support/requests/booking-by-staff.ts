import type { BookingByStaffRequest } from '#src/domain/booking/staff/booking-by-staff.ts';
import type { TestUser } from '../account.ts';
import type { Answer } from '../call.ts';
import { bookableDay } from './booking-request.ts';

/** A caller without email: one line, 150,000 RWF. */
export function requestByStaff(changes: Partial<BookingByStaffRequest> = {}): BookingByStaffRequest {
  return {
    client: { name: 'Bosco Habimana', phone: '0788 123 456' },
    items: [{ sku: 'sessions/photography/2h/basic', quantity: 1, options: { package: 'portrait' } }],
    totalAmount: 150_000,
    eventDate: bookableDay,
    source: 'phone',
    payment: 'later',
    ...changes,
  };
}

export function bookByStaff(
  staff: TestUser,
  changes: Partial<BookingByStaffRequest> = {},
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  return staff.call('POST', '/api/bookings/by-staff', requestByStaff(changes), { 'idempotency-key': key });
}

export async function bookedByStaff(staff: TestUser, changes: Partial<BookingByStaffRequest> = {}) {
  const answer = await bookByStaff(staff, changes);
  if (answer.status !== 201) throw new Error(`The booking was answered ${answer.status}: ${answer.text}`);
  return answer.json as {
    booking: { id: string; reference: string; status: string; total: number; slot?: { until: string } };
    payment: { status: string; transactionRef?: string };
  };
}
