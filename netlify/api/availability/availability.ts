import { validator } from 'hono/validator';
import { monthAvailability } from '#netlify/core/availability/availability.ts';
import { maxLines } from '#src/domain/cart/cart.ts';
import { createRoutes } from '../http/http.ts';

/** The month that an address asks for; an empty one where it names none. */
export const monthQuery = validator('query', ({ month }) => ({ month: firstOf(month) }));

/** The month, and each price of the order that looks for a day as `sku`; without any, only the days' own numbers count. */
const orderQuery = validator('query', ({ month, sku = [] }) => ({
  month: firstOf(month),
  sku: [sku].flat().slice(0, maxLines),
}));

/** `/api/availability?month=YYYY-MM&sku=…`: the days from today to the furthest that can be booked, and what is left of them. */
export const availabilityRoutes = createRoutes().get('/', orderQuery, async (c) => {
  const { month, sku } = c.req.valid('query');
  return c.json({ month, days: await monthAvailability(month, sku, new Date()) }, 200);
});

function firstOf(value: string | string[] | undefined): string {
  return [value].flat()[0] ?? '';
}
