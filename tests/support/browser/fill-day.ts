import { type APIRequestContext, expect } from '@playwright/test';
import { baseCalendar } from '#src/domain/availability/base-calendar.ts';
import { capacityOn } from '#src/domain/availability/calendar.ts';
import { bookingRequest, newPhone } from '../requests/booking-request.ts';

/** Books every slot of a day. */
export async function fillDay(request: APIRequestContext, day: string): Promise<void> {
  for (let position = 0; position < capacityOn(baseCalendar.capacity, day); position += 1) {
    const email = `${crypto.randomUUID()}@client.example`;
    const answer = await request.post('/api/bookings', {
      data: bookingRequest({ eventDate: day, email, phone: newPhone() }),
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(answer.status()).toBe(201);
  }
}
