import { validator } from 'hono/validator';
import { monthAvailability } from '#netlify/core/availability/availability.ts';
import { maxLines } from '#src/domain/cart/cart.ts';
import { createRoutes } from '../http/http.ts';

export const monthQuery = validator('query', ({ month }) => ({ month: firstOf(month) }));

/** Reads `month`, and `sku` for each price that needs a day. Without a SKU, only day capacity counts. */
export const orderQuery = validator('query', ({ month, sku = [] }) => ({
  month: firstOf(month),
  sku: [sku].flat().slice(0, maxLines),
}));

/** `/api/availability?month=YYYY-MM&sku=…`: bookable days from today, and the places left in each. */
export const availabilityRoutes = createRoutes().get('/', orderQuery, async (c) => {
  const { month, sku } = c.req.valid('query');
  return c.json({ month, days: await monthAvailability(month, sku, new Date()) }, 200);
});

function firstOf(value: string | string[] | undefined): string {
  return [value].flat()[0] ?? '';
}
