import { validator } from 'hono/validator';
import { galleryShelf } from '#netlify/core/gallery/gallery-shelf.ts';
import { drafts, published } from '#netlify/core/shelf/read-shelf.ts';
import { publicGallery } from '#src/domain/gallery/gallery-item.ts';
import { picturesOf, readPart, type WallPart } from '#src/domain/gallery/wall-pages.ts';
import { createRoutes } from '../http/http.ts';
import { requireAdmin } from '../http/session.ts';
import { respondForCdn } from '../shelf/respond-for-cdn.ts';
import { shelfRoutes } from '../shelf/shelf-routes.ts';

const partQuery = validator('query', (query) => query as Partial<Record<keyof WallPart, string>>);

export const galleryItemRoutes = createRoutes()
  .get('/', partQuery, async (c) => {
    const items = publicGallery(await published(galleryShelf));
    return respondForCdn(c, picturesOf(items, readPart(c.req.valid('query'))));
  })
  .get('/preview', requireAdmin, partQuery, async (c) => {
    const items = publicGallery(await drafts(galleryShelf));
    return c.json(picturesOf(items, readPart(c.req.valid('query'))), 200);
  })
  .route('/', shelfRoutes(galleryShelf));
