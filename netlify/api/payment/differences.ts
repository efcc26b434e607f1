import { changeDifference } from '#netlify/core/payment/reconcile/change-difference.ts';
import { differenceList } from '#netlify/core/payment/reconcile/difference-list.ts';
import type { DifferenceChange } from '#src/domain/payment/differences/difference.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listRoutes } from '../lists/list-routes.ts';

export const differenceRoutes = createRoutes()
  .route('/', listRoutes('payment-differences', differenceList))
  .put('/payment-differences/:id', requireAdmin, jsonBody<DifferenceChange>(), async (c) =>
    c.json({ difference: await changeDifference(c.var.me, c.req.param('id'), c.req.valid('json')) }, 200),
  );
