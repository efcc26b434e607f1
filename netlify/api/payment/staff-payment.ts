import { paymentList } from '#netlify/core/payment/payment-list.ts';
import { paymentSums } from '#netlify/core/payment/payment-sums.ts';
import { paymentListRules } from '#src/domain/payment/payment-list.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listQuery } from '../lists/list-query.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

export const staffPaymentRoutes = createRoutes()
  .route('/', listRoutes('payments', paymentList))
  .get('/payments/sums', requireAdmin, listQuery(paymentListRules), (c) =>
    respondWithEtag(c, () => paymentSums(c.req.valid('query'), c.var.me.user.id)),
  );
