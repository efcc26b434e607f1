import { discountList } from '#netlify/core/discount/discount-list.ts';
import { discountSums } from '#netlify/core/discount/discount-sums.ts';
import { discountListRules } from '#src/domain/discount/discount-list.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { listQuery } from '../lists/list-query.ts';
import { listRoutes } from '../lists/list-routes.ts';
import { respondWithEtag } from '../lists/respond-with-etag.ts';

export const staffDiscountRoutes = createRoutes()
  .route('/', listRoutes('discounts', discountList))
  .get('/discounts/sums', requireAdmin, listQuery(discountListRules), (c) =>
    respondWithEtag(c, () => discountSums(c.req.valid('query'), c.var.me.user.id)),
  );
