import { validator } from 'hono/validator';
import { createBooking } from '#netlify/core/booking/book-now/create-booking.ts';
import { ProblemError } from '#netlify/core/errors.ts';
import { dispatchMail } from '#netlify/core/mail/dispatch-mail.ts';
import type { BookingRequest } from '#src/features/booking/booking.ts';
import { afterAnswer, clientAddress, createRoutes, jsonBody } from '../http/http.ts';

const keyFormat = /^[A-Za-z0-9_-]{8,64}$/;

const idempotencyKey = validator('header', (headers) => {
  const key = headers['idempotency-key'];
  if (key === undefined || !keyFormat.test(key)) {
    throw new ProblemError(
      400,
      'Please send an Idempotency-Key of 8 to 64 letters, digits, dashes or underscores.',
    );
  }
  return { 'idempotency-key': key };
});

/** `/api/bookings` */
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
    afterAnswer(c, dispatchMail);
    return c.json(answer, 201);
  },
);
