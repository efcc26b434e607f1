import { serviceShelf } from '#netlify/core/catalogue/service-shelf.ts';
import { drafts, published } from '#netlify/core/shelf/read-shelf.ts';
import { publicService } from '#src/domain/catalogue/services/service.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { respondForCdn } from '../shelf/respond-for-cdn.ts';
import { shelfRoutes } from '../shelf/shelf-routes.ts';

export const serviceRoutes = createRoutes()
  .get('/', async (c) => respondForCdn(c, (await published(serviceShelf)).map(publicService)))
  .get('/preview', requireAdmin, async (c) => c.json((await drafts(serviceShelf)).map(publicService), 200))
  .route('/', shelfRoutes(serviceShelf));
