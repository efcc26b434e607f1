import { createBooking } from '#netlify/core/booking/book-now/create-booking.ts';
import { dispatchMessages } from '#netlify/core/outbox/dispatch-messages.ts';
import type { BookingRequest } from '#src/domain/booking/booking.ts';
import { afterResponse, clientAddress, createRoutes, jsonBody } from '../../http/http.ts';
import { idempotencyKey } from '../../http/idempotency-key.ts';

export const bookingRoutes = createRoutes().post(
  '/',
  idempotencyKey,
  jsonBody<BookingRequest>(),
  async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const answer = await createBooking(key, c.req.valid('json'), {
      now: new Date(),
      address: clientAddress(c),
    });
    afterResponse(c, dispatchMessages);
    return c.json(answer, 201);
  },
);
