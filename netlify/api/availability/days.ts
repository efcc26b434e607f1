import type { Context } from 'hono';
import { monthAvailability } from '#netlify/core/availability/availability.ts';
import {
  type BlockRequest,
  blockDays,
  type DayChange,
  unblockDays,
} from '#netlify/core/availability/block-days.ts';
import { blockedPeriods, staffMonth } from '#netlify/core/availability/staff-days.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin, type SignedInEnv } from '../http/session.ts';
import { monthQuery, orderQuery } from './availability.ts';

export const daysRoutes = createRoutes()
  .get('/', requireAdmin, monthQuery, async (c) => {
    const { month } = c.req.valid('query');
    return c.json({ month, ...(await staffMonth(month, new Date())) }, 200);
  })
  .get('/free', requireAdmin, orderQuery, async (c) => {
    const { month, sku } = c.req.valid('query');
    return c.json({ month, days: await monthAvailability(month, sku, new Date(), 'staff') }, 200);
  })
  .get('/blocked', requireAdmin, async (c) => {
    // Not paged: at most two years of days.
    const items = await blockedPeriods(new Date());
    return c.json({ items, nextCursor: null, total: items.length }, 200);
  })
  .put('/blocked/:from/:to', requireAdmin, jsonBody<BlockRequest>(), async (c) => {
    await blockDays(changeOf(c, c.req.param()), c.req.valid('json'));
    return c.json({ ok: true as const }, 200);
  })
  .delete('/blocked/:from/:to', requireAdmin, async (c) =>
    c.json({ unblocked: await unblockDays(changeOf(c, c.req.param())) }, 200),
  );

function changeOf(c: Context<SignedInEnv>, { from, to }: DayChange['period']): DayChange {
  return { me: c.var.me, period: { from, to }, now: new Date() };
}
