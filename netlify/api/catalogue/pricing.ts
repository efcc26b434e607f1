import type { TypedResponse } from 'hono';
import { changeManyPrices } from '#netlify/core/catalogue/change-many-prices.ts';
import { currentPackages } from '#netlify/core/catalogue/current-price-book.ts';
import { packageShelf } from '#netlify/core/catalogue/package-shelf.ts';
import { readFields } from '#netlify/core/read-fields.ts';
import { drafts } from '#netlify/core/shelf/read-shelf.ts';
import { basePackages } from '#src/domain/catalogue/packages/base-packages.ts';
import { type BulkPrices, bulkPricesSchema } from '#src/domain/catalogue/packages/bulk-prices.ts';
import type { PublicPackage } from '#src/domain/catalogue/packages/package.ts';
import { publicPackages } from '#src/domain/catalogue/packages/public-packages.ts';
import { translatedLanguage } from '#src/domain/shelf/shelves-in.ts';
import { createRoutes, jsonBody } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { buildAfterwards } from '../shelf/build-afterwards.ts';
import { shelfRoutes } from '../shelf/shelf-routes.ts';

export const pricingRoutes = createRoutes()
  // Not cached by the CDN: a booking reloads prices right after they change.
  .get('/', async (c) => {
    const language = translatedLanguage(c.req.query('language'));
    const packages = await currentPackages(language, new Date());
    return c.json(packages, 200) as unknown as TypedResponse<PublicPackage[], 200, 'json'>;
  })
  .get('/preview', requireAdmin, async (c) =>
    c.json(publicPackages(await drafts(packageShelf), basePackages), 200),
  )
  .put('/', requireAdmin, buildAfterwards, jsonBody<BulkPrices>(), async (c) => {
    const bulk = readFields(bulkPricesSchema, c.req.valid('json'));
    return c.json({ entries: await changeManyPrices(c.var.me, bulk) }, 200);
  })
  .route('/', shelfRoutes(packageShelf));
