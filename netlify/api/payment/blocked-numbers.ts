import { blockNumber, unblockNumber } from '#netlify/core/payment/blocked/block-numbers.ts';
import { blockedNumberList } from '#netlify/core/payment/blocked/blocked-number-list.ts';
import type { BlockRequest, UnblockRequest } from '#src/domain/payment/blocked/blocked-number.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const blockedNumberRoutes = createRoutes()
  .route('/', listRoutes('blocked-numbers', blockedNumberList))
  .post('/blocked-numbers', requireAdmin, jsonBody<BlockRequest>(), async (c) =>
    c.json({ blocked: await blockNumber(c.var.me, c.req.valid('json')) }, 201),
  )
  .post('/blocked-numbers/:id/unblock', requireAdmin, jsonBody<UnblockRequest>(), async (c) => {
    await unblockNumber(c.var.me, c.req.param('id'), c.req.valid('json'));
    return c.json({ ok: true as const }, 200);
  });
