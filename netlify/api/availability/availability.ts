import { validator } from 'hono/validator';
import { monthAvailability } from '#netlify/core/availability/availability.ts';
import { createRoutes } from '../http/http.ts';

/** The month that an address asks for; an empty one where it names none. */
export const monthQuery = validator('query', ({ month }) => ({ month: [month].flat()[0] ?? '' }));

/** `/api/availability?month=YYYY-MM`: the days from today to the furthest that can be booked, and what is left of them. */
export const availabilityRoutes = createRoutes().get('/', monthQuery, async (c) => {
  const { month } = c.req.valid('query');
  return c.json({ month, days: await monthAvailability(month, new Date()) }, 200);
});
